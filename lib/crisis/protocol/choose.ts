import { agendaOf } from "./agenda";
import type { StepId } from "./agenda-conditions";
import { poolSize } from "./speak";
import type { ProtocolState } from "./state";
import type { Hearer } from "./types";

/** Texts that may repeat once everything else has been said; direct questions never do. */
const AGAIN = /^(?:coping|stay|hurt|helped|urgent|held|out|open|body|person|safePerson|place)\./;
/** Fallback steps for the moment that suit any danger, used when the agenda has nothing new. */
const SPARE: readonly StepId[] = ([0, 1, 2, 3, 4] as const).flatMap((at): StepId[] => [
  `stay.${at}`,
  `coping.${at}`,
]);

/**
 * Swaps a suggestion that names a parent or guardian for one outside the home if the home may be
 * the danger.
 */
export const outside = (id: StepId, home: boolean): StepId =>
  home && id.startsWith("person.") ? (id === "person.0" ? "safePerson.0" : "safePerson.1") : id;

/**
 * Picks the first text on the agenda that fits and hasn't been said. If none is left, repeats the
 * one said longest ago.
 */
export function chooseMove(state: ProtocolState, used: readonly string[], hearer: Hearer): StepId {
  const home = state.home === true;
  const agenda = agendaOf(state)
    .filter(({ when }) => when?.(state.known ?? {}, state) ?? true)
    .map(({ id }) => outside(id, home));
  const spare = state.phase === "out" || state.phase === "rest" ? [] : SPARE;
  const fitting = [...new Set([...agenda, ...spare])].filter((id) => exists(id, hearer));
  const fresh = fitting.find((id) => !used.includes(id));
  if (fresh) return fresh;
  const again = fitting
    .filter((id) => AGAIN.test(id))
    .sort((a, b) => used.lastIndexOf(a) - used.lastIndexOf(b));
  return again[0] ?? "stay.0";
}

function exists(id: StepId, hearer: Hearer): boolean {
  const [pool = "", at = "0"] = id.split(".");
  return Number(at) < poolSize(`steps.${pool}`, hearer);
}

/** The short form in which the state remembers a text: steps drop their prefix. */
export const asUsed = (id: string): string => id.replace(/^steps\./, "");

/** The full id of a remembered text. */
export const idOf = (used: string): string =>
  /^(?:talk|moments)\./.test(used) ? used : `steps.${used}`;

export const isUsed = (id: string, used: readonly string[]): boolean => used.includes(asUsed(id));

/** The first text of a pool that hasn't been said yet; null if they all have. */
export function fresh(pool: string, used: readonly string[], hearer: Hearer): string | null {
  const size = poolSize(pool, hearer);
  for (let at = 0; at < size; at += 1) {
    const id = `${pool}.${at}`;
    if (!used.includes(asUsed(id))) return id;
  }
  return null;
}
