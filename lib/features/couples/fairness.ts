/**
 * Matches an answer to both partners in which the model takes a side: a verdict on one partner,
 * advice to part or to stay, a demand on the other's behalf. English patterns only; on a match the
 * authored engine answers instead. Names are the partners'.
 */
const ofOne = (name: string): readonly RegExp[] => {
  const who = name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return [
    new RegExp(
      `\\b${who}(?:'s| is| was|, you(?:'re| are)) (?:clearly |just |simply |being )?(?:right|wrong|to blame|at fault|guilty|the problem|unfair|selfish|toxic|abusive|gaslighting|narcissistic)\\b`,
    ),
    new RegExp(`\\b(?:agree with|side with|on the side of) ${who}\\b`),
    new RegExp(
      `\\b${who}(?:,? you)? (?:owes?|must|has to|have to|needs? to|should) (?:apologi[sz]e|change|stop|admit|give in)\\b`,
    ),
    new RegExp(`\\b(?:leave|divorce|break up with|forgive|stay with) ${who}\\b`),
  ];
};

const OF_ANYBODY =
  /\b(?:one of you is (?:right|wrong|to blame)|it(?:'s| is) (?:clearly )?(?:your|his|her|their) fault|you (?:two )?should (?:break up|separate|divorce|stay together))\b/;

/** The guide must never hint at something told in private. */
const HINTS =
  /\b(?:(?:told|wrote|said to|shared with|confided in) me (?:privately|in private|in confidence|earlier in private)|in (?:your|a) private (?:talk|message))\b/;

export function takesSide(answer: string, names: readonly string[]): boolean {
  const text = answer.toLowerCase().replaceAll("’", "'");
  return [OF_ANYBODY, HINTS, ...names.flatMap(ofOne)].some((pattern) => pattern.test(text));
}
