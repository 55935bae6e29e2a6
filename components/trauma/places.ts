/** Anchors within the page. */
export const TOOLS_ID = "calming-tools";
/** Takes the place of a conversation's id in a draft's name while none is open. */
export const NO_TALK = "trauma";
