/** UTF-16 units. A shorter prompt says nothing; a longer one crowds out the conversation. */
export const PROMPT_LENGTH = { least: 80, most: 6000 } as const;
export const NAME_LENGTH = 80;
export const DESCRIPTION_LENGTH = 400;
export const ITEM_LENGTH = 80;
export const MAX_ITEMS = 20;
/** How many of an approach's newest versions are listed; older ones are kept. */
export const LISTED_VERSIONS = 100;
