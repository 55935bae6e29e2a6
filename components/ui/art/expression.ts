/** What a persona is doing; both personas and the voice orb know these four. */
export const EXPRESSIONS = ["listening", "thinking", "speaking", "resting"] as const;
export type Expression = (typeof EXPRESSIONS)[number];
