import { endsSentence } from "@/lib/shared/sentence-end";

/** How an answer ended: complete, cut off by a limit, withheld by the server, or broken off. */
export type Ending = "whole" | "torn" | "refused" | "broken";

const WHOLE =
  /^(?:stop|eos|eot|end|complete|done|finish|success)|(?:stop|eos|eot|end)$|^(?:tool|function)_calls?$/;
const TORN = /^(?:length|model_length|(?:max|output|context|token)\w*|incomplete|truncated)$|limit/;
const REFUSED =
  /^(?:content_?filter\w*|safety|recitation|sensitive|blocklist|blocked|prohibited_content|spii|refusal|refused|guardrail\w*|flagged|language)$/;
const BROKEN =
  /error|abort|cancel|fail|timeout|insufficient|overload|unavailable|interrupt|preempt/;

/** The same reasons, the gravest first. Null stands for an unknown one. */
function readReason(finish: string): Ending | null {
  const reason = finish
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_?(?:finish_reason_)?|_$/g, "");
  if (REFUSED.test(reason)) return "refused";
  if (BROKEN.test(reason)) return "broken";
  if (TORN.test(reason)) return "torn";
  return WHOLE.test(reason) ? "whole" : null;
}

const GRAVITY: readonly (Ending | null)[] = [null, "whole", "torn", "broken", "refused"];
const gravityOf = (finish: string | null): number =>
  finish === null ? -1 : GRAVITY.indexOf(readReason(finish));

/** Picks the reason that counts when one answer gave two. */
export const graver = (one: string | null, other: string | null): string | null =>
  gravityOf(other) >= gravityOf(one) ? other : one;

export interface LastWords {
  readonly finish: string | null;
  /** True if the server sent its closing event. */
  readonly isDone: boolean;
  readonly said: string;
  /** True if this server is known to close its streams without a word. */
  readonly isSilent: boolean;
}

/**
 * Reads why an answer ended. If no reason is given, a stream that sent its closing event is
 * complete however it ends, and so is one of a server that never sends any; another one is complete
 * only if its last sentence is. After an unknown reason, a torn sentence is dropped.
 */
export function endingOf({ finish, isDone, said, isSilent }: LastWords): Ending {
  if (finish === null) return isDone || isSilent || endsSentence(said) ? "whole" : "broken";
  return readReason(finish) ?? (endsSentence(said) ? "whole" : "torn");
}
