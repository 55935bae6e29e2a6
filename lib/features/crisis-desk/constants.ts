/** What staff do with an incident (contract 6). */
export const ACTIONS = ["acknowledge", "act", "resolve", "reopen"] as const;
export type Action = (typeof ACTIONS)[number];

/** UTF-16 units. */
export const LONGEST_NOTE = 2_000;
