const ROLE =
  "person|human(?: being)?|therapist|doctor|physician|psychiatrist|psychologist|counsell?or|clinician|nurse";
/** After any of these words the text is about someone else. */
const STOP = "(?:not|never|for|with|to|of|on|in|that|who|like|as) ";

interface Rule {
  readonly forbidden: RegExp;
  readonly says: string;
}

/**
 * Things no prompt may ask of the guide (R-05; AB 489 of California; contract 1). In the model's
 * instructions the boundaries come after every prompt, so this is the second lock, not the first.
 */
const RULES: readonly Rule[] = [
  {
    // The role has to be the guide's own: "a warm human" is refused; "a guide for a person" and
    // "person-centred" aren't.
    forbidden: new RegExp(
      `\\b(?:you are|you're|act as|pretend to be|behave as|say (?:that )?you are|introduce yourself as) (?:(?:an?|the|their|your) (?:(?!${STOP})[\\w-]+,? ){0,5}?|Dr\\.? \\w+, an? (?:\\w+ )?)?(?:${ROLE})\\b(?!-)`,
      "i",
    ),
    says: "The guide may not pose as a person or a professional",
  },
  {
    forbidden:
      /\b(?:you|i)(?: are|'re| am|'m) (?:fully )?(?:licensed|certified|registered|qualified)\b/i,
    says: "The guide has no license and may not claim one",
  },
  {
    forbidden:
      /(?<!\b(?:not|don't|never) )\b(?:ignore|forget|override|disregard|bypass)\b[^.\n]{0,60}\b(?:boundar\w*|safety|rules?|instructions?)\b/i,
    says: "A prompt may not turn off the boundaries",
  },
  {
    forbidden:
      /\b(?:do not|don't|never|avoid)\b(?! (?:hesitate|forget|fail|ignore|omit)\b)[^.\n]{0,40}\b(?:mention|mentioning|offer|offering|name|naming|show|showing|suggest|suggesting|refer|referring)\b[^.\n]{0,40}\b(?:988|911|112|crisis|emergency|hot ?lines?|help ?lines?)\b/i,
    says: "A prompt may not keep anyone from crisis help",
  },
  {
    forbidden: /\b(?:will|can|to) cure\b|\bguarantee(?:s|d)?\b/i,
    says: "A prompt may not promise a cure or a result",
  },
  {
    forbidden: /\b(?:keep|promise)\b[^.\n]{0,30}\bsecret|\btell (?:no ?one|nobody)\b/i,
    says: "The guide may not promise secrecy",
  },
];

export interface PromptComplaint {
  readonly says: string;
  /** The offending words, as written. */
  readonly words: string;
}

/** Finds everything in a prompt that isn't allowed; empty if it may be saved. */
export function complaintsAbout(prompt: string): PromptComplaint[] {
  // Replaces one character with one, so that a match can be quoted as written.
  const plain = prompt.replace(/[\u2018\u2019\u02bc]/g, "'");
  return RULES.flatMap(({ forbidden, says }) => {
    const found = forbidden.exec(plain);
    return found ? [{ says, words: prompt.slice(found.index, found.index + found[0].length) }] : [];
  });
}
