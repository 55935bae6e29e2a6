/** A sentence repeated over and over means no more than when it's said twice. */
const MAX_TIMES = 2;

const SENTENCES = /[^.!?…。！？।؟\n]+[.!?…。！？।؟\n]*|[.!?…。！？।؟\n]+/gu;

/** The text with each sentence at most twice, in linear time. */
export function withoutRepeats(text: string): string {
  const times = new Map<string, number>();
  return (text.match(SENTENCES) ?? [])
    .filter((sentence) => {
      const key = sentence.trim().toLowerCase();
      const before = times.get(key) ?? 0;
      times.set(key, before + 1);
      return before < MAX_TIMES;
    })
    .join("");
}
