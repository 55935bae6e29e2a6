/**
 * UTF-16 units. A prompt shorter than this says nothing; a longer one crowds out the conversation.
 */
export const PROMPT_LENGTH = { least: 80, most: 6000 } as const;
export const NAME_LENGTH = 80;
export const DESCRIPTION_LENGTH = 400;
export const ITEM_LENGTH = 80;
export const MAX_ITEMS = 20;
/** The newest states of an approach that are listed; older ones are kept. */
export const LISTED_VERSIONS = 100;
