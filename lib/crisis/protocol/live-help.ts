import { isAtLeast } from "../constants";
import { localNumbers } from "../contacts";
import { US } from "../united-states/contacts";
import { needsHelpNow } from "./agenda";
import { fresh, idOf } from "./choose";
import type { Scene } from "./scene";
import { hasText, type Part, textOf } from "./speak";
import type { ProtocolState } from "./state";
import type { Hearer } from "./types";

/**
 * If every minute counts, adds a line about live help to an answer that has none. Once all the
 * lines have been used, or if the danger isn't immediate, we add one only after an answer without
 * it, because a line in every answer would be noise.
 */
export function withHelp(
  state: ProtocolState,
  parts: readonly Part[],
  asked: string,
  scene: Speaking,
): Part[] {
  const move = { id: idOf(asked) };
  return [...parts, ...missingHelpLine(state, [...parts, move], scene), move];
}

type Speaking = Pick<Scene, "used" | "hearer">;

/** The live-help line that an answer still needs, given the parts it already has. */
export function missingHelpLine(
  state: ProtocolState,
  parts: readonly Part[],
  { used, hearer }: Speaking,
): Part[] {
  if (parts.some((part) => namesHelp(part, hearer))) return [];
  const lately = used.slice(-SPOKEN_LATELY).some((id) => namesHelp({ id: idOf(id) }, hearer));
  const theirs = state.kind === "third_party";
  if (lately && (theirs || !isAtLeast(state.severity, "imminent"))) return [];
  const lines = stillNow(state, used, hearer);
  return lines.length > 0 || lately ? lines : sayAgain(state, used, hearer);
}
/** Covers the last answer, or the last two if each was only a question. */
const SPOKEN_LATELY = 2;

function namesHelp(part: Part, hearer: Hearer): boolean {
  if (!hasText(part.id, hearer)) return false;
  const text = textOf(part, hearer);
  const { call, emergency } = localNumbers(hearer.region ?? null) ?? {
    call: US.call.number,
    emergency: US.emergency.number,
  };
  return text.includes(call) || text.includes(emergency);
}

export function stillNow(state: ProtocolState, used: readonly string[], hearer: Hearer): Part[] {
  const id =
    needsHelpNow(state) && state.phase === "care" ? fresh("steps.stillNow", used, hearer) : null;
  return id ? [{ id }] : [];
}

/** Repeats the live-help line that was said longest ago. */
function sayAgain(state: ProtocolState, used: readonly string[], hearer: Hearer): Part[] {
  if (!needsHelpNow(state) || state.phase !== "care") return [];
  const said = used.filter((id) => id.startsWith("stillNow.") && hasText(idOf(id), hearer));
  const oldest = said.sort((a, b) => used.lastIndexOf(a) - used.lastIndexOf(b))[0];
  return oldest ? [{ id: `steps.${oldest}` }] : [];
}
