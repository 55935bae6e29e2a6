import { concernIn } from "@/lib/crisis/concern/state";
import { afterLetGo, stepDown } from "@/lib/crisis/concern/step-down";
import { type Weighed, weighConcern } from "@/lib/crisis/concern/weigh";
import type { MemberCtx } from "@/lib/ports/context";
import { spokenLanguageOf } from "@/lib/shared/languages";
import type { Newest } from "./crisis-protocol";

/**
 * Weighs the finding in the newest message as a reply to the guide's last question. The crisis
 * protocol weighs replies to its own questions.
 */
export function concernOf({ actor }: MemberCtx, { before, text, finding }: Newest): Weighed {
  const state = concernIn(before);
  const language = spokenLanguageOf(actor.user.language);
  const last = before.findLast(({ role }) => role === "assistant");
  if (last?.metadata?.crisis)
    return { finding: stepDown(last.metadata.crisis, finding, { text, language }), state };
  const earlier = before.findLast(({ metadata }) => metadata?.crisis)?.metadata?.crisis;
  const heard = earlier ? afterLetGo(earlier, finding) : finding;
  return weighConcern({ before: state, finding: heard, text, language });
}
