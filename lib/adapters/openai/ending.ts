import { endsSentence } from "@/lib/shared/sentence-end";

/**
 * What became of an answer: complete, cut off by a limit, kept back by the server, or given up by
 * it.
 */
export type Ending = "whole" | "torn" | "refused" | "broken";

const WHOLE =
  /^(?:stop|stopped|stop_?sequence|eos(?:_token)?|end|end_turn|completed?|done|finished|success|tool_calls|function_call)$/;
const TORN = /^(?:length|model_length|(?:max|output|context|token)\w*|incomplete|truncated)$/;
const REFUSED =
  /^(?:content_?filter\w*|safety|recitation|sensitive|blocklist|blocked|prohibited_content|spii|refusal|refused|guardrail\w*|flagged|language)$/;
const BROKEN =
  /error|abort|cancel|fail|timeout|insufficient|overload|unavailable|interrupt|preempt/;

/**
 * Reads why an answer ended. Without a reason a stream that closed itself is whole, with its
 * closing event whatever it ends on, and without one where its last sentence is whole. An unknown
 * reason is taken for an end like a limit's: a torn sentence is left out.
 */
export function endingOf(finish: string | null, isDone: boolean, said: string): Ending {
  if (finish === null) return isDone || endsSentence(said) ? "whole" : "broken";
  const reason = finish
    .trim()
    .toLowerCase()
    .replace(/[\s.-]+/g, "_")
    .replace(/^finish_reason_/, "");
  if (WHOLE.test(reason)) return "whole";
  if (REFUSED.test(reason)) return "refused";
  if (TORN.test(reason)) return "torn";
  return BROKEN.test(reason) ? "broken" : "torn";
}
