import type { Scene } from "./scene";
import type { Part } from "./speak";

/**
 * A reply specific to one kind of danger, each one used once. Null if the message doesn't call for
 * one.
 */
export function replyToKind({ heard, learnt, state, used }: Scene): Part | null {
  const { kind, known } = learnt;
  const once = (echo: string): Part | null =>
    used.includes(`moments.${echo}`) ? null : { id: `moments.${echo}` };
  if (kind === "medical" && heard.feelsFine) return once("feelsFine");
  if (kind === "abuse" && heard.aside === "secret" && heard.ofAnother) return once("mayTell");
  if (!OF_ONESELF.has(kind)) return null;
  if (
    heard.partly &&
    state.asked !== undefined &&
    (known.means === "yes" || NEAR.test(state.asked))
  )
    return once("partly");
  return heard.decided && known.suicide !== "no" ? once("decided") : null;
}

const OF_ONESELF: ReadonlySet<string> = new Set(["suicide", "self_harm", "psychosis"]);
const NEAR = /^(?:means|meansAway|urge|urgent|voices)\./;
