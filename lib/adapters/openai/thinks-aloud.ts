/**
 * Some chat templates swallow the tag that opens the thinking, so an answer begins with it and only
 * a closing tag tells. These are beginnings with which a model speaks to itself; a guide's own
 * words may begin with the first kind too.
 */
const PERHAPS =
  /^(?:okay|ok|alright|all right|hmm+|let me|let's|wait|first|now|he|she|they|user|i (?:need|should|must|have)|we (?:need|should|must|have)|好的|好，|嗯|首先|让我)(?![\p{L}\p{M}])/iu;

/**
 * Speech about the person as a third one, and about what an answer ought to be: never a guide's
 * words to them.
 */
const SURELY =
  /\b(?:the|this|our) user\b|^(?:the|this) (?:person|client|patient) (?:is|says?|said|may|might|seems?|wants?|feels?|asks?|needs?|wrote)\b|\b(?:i|we) (?:should|need to|must|have to) (?:respond|reply|validate|acknowledge|avoid|be (?:gentle|empathetic|careful|warm|supportive)|keep (?:it|the|my))\b|用户|用戶|\b(?:el usuario|la usuaria|l['’]utilisateur|l['’]utilisatrice|der nutzer|die nutzerin)\b|المستخدم|उपयोगकर्ता/iu;

/** So much of a beginning is read (characters). */
const READ = 400;
/** A first sentence tells, however short; more than this tells without an end. */
const ENOUGH = 120;

export type Opening = "unclear" | "speech" | "perhaps" | "surely";

/** What the beginning of an answer is: words to the person, or thinking aloud. */
export function openingOf(text: string): Opening {
  const begun = text.slice(0, READ + 16).trimStart();
  if (SURELY.test(begun)) return "surely";
  if (begun.length < ENOUGH && !/[.!?…。！？؟।\n]/.test(begun)) return "unclear";
  return PERHAPS.test(begun) ? "perhaps" : "speech";
}
