/** The key code browsers report for a key that an IME consumes. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * True while the key belongs to an IME. Safari ends a composition before it reports the key that
 * chose or canceled the word, so `isComposing` is false there and only the key code shows it.
 */
export const isComposing = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  isComposing || keyCode === TAKEN_BY_INPUT_METHOD;
