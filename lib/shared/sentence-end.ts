/**
 * What may follow the mark that ends a sentence: quotes, brackets, the marks of bold print, white
 * space.
 */
const WHOLE =
  /(?:[.!?…؟।。！？]|\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier}){0,3})["'”’»)\]」』*_\s]{0,16}$/u;

/** Whether a text ends where a sentence does; an emoji ends one too. */
export const endsSentence = (text: string): boolean => WHOLE.test(text.slice(-32));
