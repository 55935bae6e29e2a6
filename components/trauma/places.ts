/** Where the page leads within itself. */
export const TOOLS_ID = "calming-tools";
/** Stands for a conversation's id in the name of a draft while none is open. */
export const NO_TALK = "trauma";
