/** The persona's current activity; both personas and the voice orb support these four. */
const EXPRESSIONS = ["listening", "thinking", "speaking", "resting"] as const;
export type Expression = (typeof EXPRESSIONS)[number];
