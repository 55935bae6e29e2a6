/**
 * Openings that models use when talking to themselves, although a guide's own words may start like
 * this too. They matter because some chat templates swallow the opening thinking tag, so an answer
 * starts with thinking and only the closing tag gives it away.
 */
const PERHAPS =
  /^(?:okay|ok|alright|all right|hmm+|let me|let's|wait|first|now|he|she|they|user|i (?:need|should|must|have)|we (?:need|should|must|have)|好的|好，|嗯|首先|让我)(?![\p{L}\p{M}])/iu;

/**
 * Phrases about the person in the third person, or about what an answer should be. A guide never
 * says these to the person.
 */
const SURELY =
  /\b(?:the|this|our) user\b|^(?:the|this) (?:person|client|patient) (?:is|says?|said|may|might|seems?|wants?|feels?|asks?|needs?|wrote)\b|\b(?:i|we) (?:should|need to|must|have to) (?:respond|reply|validate|acknowledge|avoid|be (?:gentle|empathetic|careful|warm|supportive)|keep (?:it|the|my))\b|用户|用戶|\b(?:el usuario|la usuaria|l['’]utilisateur|l['’]utilisatrice|der nutzer|die nutzerin)\b|المستخدم|उपयोगकर्ता/iu;

/** Number of characters examined. */
const READ = 400;
/**
 * A complete first sentence is enough, however short. Without one, this many characters are needed.
 */
const ENOUGH = 120;

export type Opening = "unclear" | "speech" | "perhaps" | "surely";

/** Whether an answer begins with words to the person or with thinking aloud. */
export function openingOf(text: string): Opening {
  const begun = text.slice(0, READ + 16).trimStart();
  if (SURELY.test(begun)) return "surely";
  if (begun.length < ENOUGH && !/[.!?…。！？؟।\n]/.test(begun)) return "unclear";
  return PERHAPS.test(begun) ? "perhaps" : "speech";
}
