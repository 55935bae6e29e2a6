import type { SpokenLanguage } from "@/lib/shared/languages";
import { type CrisisKind, higherOf } from "../constants";
import { impliesDangerAtHome } from "../names-home";
import { type Finding, NOTHING_FOUND } from "../types";
import { beginsAlone, endsConcern, isShort, type Reply, saysYes } from "./ends-concern";
import { isDirect, isOfBeingHurt } from "./question";
import { type ConcernState, NO_CONCERN } from "./state";

/**
 * After this many possible messages in a row that evade our question, the concern counts as clear.
 */
const MAX_EVADED = 3;

interface Written {
  /** The state before the message; null if there was none. */
  readonly before: ConcernState | null;
  /** The finding for that message. */
  readonly finding: Finding;
  readonly text: string;
  readonly language: SpokenLanguage;
}

export interface Weighed {
  readonly finding: Finding;
  /** Null if there is nothing to remember. */
  readonly state: ConcernState | null;
}

/**
 * Reinterprets a finding in light of the questions already asked: a concern rises and falls with
 * the person's answers. Pure, and idempotent when its own finding is weighed again.
 */
export function weighConcern({ before, finding: found, text, language }: Written): Weighed {
  const state = before ?? NO_CONCERN;
  const reply = {
    text,
    language,
    wasAsked: state.open,
    act: found.act,
    behind: found.behind === true,
  };
  const finding = keepsHome(state, found);
  if (finding.concern === "clear") {
    // A yes to the question just asked confirms a danger the encoder alone would have asked about
    // again.
    const yes = state.open ? yesTo(state, reply) : null;
    const settled = yes && yes.kind === finding.kind ? clear(finding, yes) : finding;
    return {
      finding: settled,
      state: before && { ...fallen(state), level: "clear", ended: false },
    };
  }
  if (state.open || state.row > 0) {
    if (matchesQuestion(state, finding) && endsConcern(reply))
      return { finding: calm(finding), state: { ...fallen(state), ended: true } };
    const yes = answersSomethingElse(finding, text) ? null : yesTo(state, reply);
    if (yes) return { finding: clear(finding, yes), state: { ...fallen(state), level: "clear" } };
  }
  if (finding.concern === "none") return { finding, state: before && fallen(state) };
  if (state.ended) return { finding: calm(finding), state: fallen(state) };
  // A danger that shows only as a reply to our own question isn't evasion.
  const row = finding.behind ? state.row : state.row + 1;
  if (row >= MAX_EVADED && state.asked.length > 0)
    return {
      finding: clear(finding, { evidence: ["concern.evaded"] }),
      state: { ...fallen(state), level: "clear" },
    };
  return { finding, state: { ...state, level: "possible", row, open: false } };
}

/**
 * Someone who was asked about harm by others and didn't deny it may have it at home. Then no one at
 * home may be named as help in whatever danger comes up next (contract 8).
 */
function keepsHome({ asked, ended }: ConcernState, finding: Finding): Finding {
  const mayBeAtHome =
    finding.crisis &&
    finding.kind !== "third_party" &&
    !ended &&
    asked.some(({ kind, id }) => kind === "abuse" || isOfBeingHurt(id));
  if (!mayBeAtHome || impliesDangerAtHome(finding)) return finding;
  return { ...finding, evidence: [...finding.evidence, "sign.home"] };
}

/** False for "No, not that, but he locks me in", which denies one danger and reports another. */
function matchesQuestion({ asked, open }: ConcernState, { kind, act }: Finding): boolean {
  const about = open ? asked.slice(-1) : asked;
  return (
    kind === "none" ||
    act === "stop" ||
    about.length === 0 ||
    about.some((question) => question.kind === kind)
  );
}

/**
 * True for "Well yes I could ask Maru, she offered", which shows no danger and answers something
 * else. False for "Yes, sometimes", which answers the question.
 */
const answersSomethingElse = ({ concern, unread }: Finding, text: string): boolean =>
  concern === "none" && !unread && !isShort(text) && !beginsAlone(text);

const fallen = (state: ConcernState): ConcernState => ({
  ...state,
  level: "none",
  row: 0,
  open: false,
});

const calm = ({ act }: Finding): Finding => ({ ...NOTHING_FOUND, act });

interface Said {
  readonly kind?: CrisisKind;
  readonly evidence: readonly string[];
}

/**
 * Evidence "suicide.active" keeps the protocol from asking the same thing again. Without evidence,
 * the protocol checks whether it understood.
 */
function yesTo({ asked, open }: ConcernState, reply: Reply): Said | null {
  const last = asked.at(-1);
  if (!open || !last || !isDirect(last.id) || !saysYes(reply)) return null;
  const kind = isOfBeingHurt(last.id) ? "abuse" : last.kind;
  return { kind, evidence: ["concern.yes", ...(kind === "suicide" ? ["suicide.active"] : [])] };
}

function clear(finding: Finding, { kind, evidence }: Said): Finding {
  return {
    ...finding,
    crisis: true,
    concern: "clear",
    kind: kind ?? finding.kind,
    severity: higherOf(finding.severity, "moderate"),
    evidence: [...new Set([...finding.evidence, ...evidence])],
  };
}
