/**
 * Characters allowed after sentence-ending punctuation: quotes, brackets, bold marks, white space.
 */
const WHOLE =
  /(?:[.!?…؟।。！？]|\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier}){0,3})["'”’»)\]」』*_\s]{0,16}$/u;

/** Whether a text ends with a complete sentence. An emoji also counts as an end. */
export const endsSentence = (text: string): boolean => WHOLE.test(text.slice(-32));
