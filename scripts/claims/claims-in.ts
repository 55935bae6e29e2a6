const TITLES =
  "therapists?|counsell?ors?|psychologists?|psychiatrists?|psychotherapists?|doctors?|physicians?|clinicians?|social workers?|nurses?";

/**
 * Wordings that imply a license, or a person where an AI speaks (R-05; CA AB 489, IL HB 1806, NV AB
 * 406 forbid them). They match assertions: "no clinician", "not a doctor" and "talk to a therapist"
 * are wanted.
 */
const CLAIMS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i am|i'm|sage is|buddy is|willow is|he is|she is) (?:also |really )?(?:a|an|your|the) (?:[\\w-]+ )?(?:${TITLES})\\b`,
    "i",
  ),
  new RegExp(`\\bas (?:a|an|your) (?:[\\w-]+ )?(?:${TITLES}),? (?:i|we)\\b`, "i"),
  new RegExp(`\\b(?:ai|virtual|digital|online|robot|personal) (?:${TITLES})\\b`, "i"),
  /\b(?:dr\.?|doctor|nurse|professor) (?:sage|buddy)\b/i,
  /\b(?:our|the) (?:ai|guide|app) (?:is|has been|was) (?:licen[sc]ed|certified|accredited|approved by|board)/i,
  /\b(?:sage|buddy|willow) (?:diagnoses|prescribes|treats|cures)\b/i,
  /\bi(?:'m| am) (?:a )?(?:licen[sc]ed|certified|human|real person)\b/i,
  /\bsoy (?:tu |un |una )?(?:terapeuta|psic[oó]log[oa]|m[eé]dic[oa]|psiquiatra|doctora?)\b/i,
  /\bje suis (?:votre |ton |un |une )?(?:thérapeute|psychologue|médecin|psychiatre)\b/i,
  /\bich bin (?:dein |deine |ein |eine )?(?:therapeut|psycholog|psychiater|arzt|ärztin)/i,
  /我是(?:你的|一名|一个|持证)*(?:治疗师|心理医生|医生|咨询师|心理学家)/,
  /أنا (?:معالجك?|طبيبك?|أخصائي)/,
  /मैं (?:आपका |तुम्हारा |एक )?(?:थेरेपिस्ट|डॉक्टर|मनोवैज्ञानिक) (?:हूँ|हूं)/,
];

/** A source file's visible text: its string and template literals and the text between tags. */
const LITERALS = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g;

/** The claims in a source file's texts, verbatim. */
export function claimsIn(source: string): string[] {
  const texts = source.match(LITERALS) ?? [];
  return texts.flatMap((text) => CLAIMS.flatMap((claim) => claim.exec(text)?.[0] ?? []));
}
