/** In its own file, because every conversation's page loads it. */
export const TRAUMA_LINK = { withTools: "Open with safety level and calming tools" } as const;
