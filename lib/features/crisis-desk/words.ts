import { DESK_COPY } from "./copy";
import type { UpdateIncidentInput } from "./schema";

/** What was done in one line: the ready-made words, then one's own. Empty when nothing was said. */
export const deedLine = (input: UpdateIncidentInput): string => [wordsOf(input), input.note].filter(Boolean).join(". ");

function wordsOf(input: UpdateIncidentInput): string | undefined {
  if (input.action === "act") return input.template && DESK_COPY.deeds[input.template];
  return input.action === "resolve" ? input.template && DESK_COPY.outcomes[input.template] : undefined;
}
