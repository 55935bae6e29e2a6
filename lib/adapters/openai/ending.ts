import { endsSentence } from "@/lib/shared/sentence-end";

/** How an answer ended: complete, cut off by a limit, withheld by the server, or broken off. */
export type Ending = "whole" | "torn" | "refused" | "broken";

const WHOLE =
  /^(?:stop|stopped|stop_?sequence|eos(?:_token)?|end|end_turn|completed?|done|finished|success|tool_calls|function_call)$/;
const TORN = /^(?:length|model_length|(?:max|output|context|token)\w*|incomplete|truncated)$/;
const REFUSED =
  /^(?:content_?filter\w*|safety|recitation|sensitive|blocklist|blocked|prohibited_content|spii|refusal|refused|guardrail\w*|flagged|language)$/;
const BROKEN =
  /error|abort|cancel|fail|timeout|insufficient|overload|unavailable|interrupt|preempt/;

/**
 * Reads why an answer ended. If no reason is given, a stream that sent its closing event is
 * complete however it ends; one that didn't is complete only if its last sentence is. An unknown
 * reason is treated like a limit, so the torn sentence is dropped.
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
