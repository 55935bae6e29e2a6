import { type CrisisKind, isAtLeast } from "../constants";
import type { Finding } from "../types";
import { DANGER_OF, FIRST_QUESTION, FIRST_URGENT, type StepId } from "./agenda";
import { asUsed, fresh, outside } from "./choose";
import { knownFrom, namesHome } from "./learn";
import { mirror, type Scene } from "./react";
import type { Part } from "./speak";
import type { ProtocolState } from "./state";
import type { Hearer } from "./types";

export interface NextStep {
  readonly state: ProtocolState;
  readonly parts: readonly Part[];
  /** The answer to a question showed more danger than any message: an incident of its own. */
  readonly raised: Finding | null;
}

/** So many texts are remembered; the conversation's oldest may come again after that. */
const REMEMBERED = 120;

interface Beginning extends Pick<Scene, "heard" | "used" | "hearer"> {
  readonly turn: number;
  readonly known?: ProtocolState["known"];
  readonly home?: boolean;
}

/** The first answer to a kind: the feeling or the matter, help and a person, one direct question. */
export function begin(finding: Finding, from: Beginning): NextStep {
  const { hearer, used, turn } = from;
  const kind = finding.kind === "none" ? "suicide" : finding.kind;
  const severity = finding.severity === "none" ? "low" : finding.severity;
  const known = { ...from.known, ...knownFrom(finding) };
  const home = from.home === true || namesHome(finding);
  const said = mirror(from) ?? acknowledgement(kind, used, hearer);
  const urgent = isAtLeast(severity, "imminent") || kind === "medical";
  const asked = urgent ? FIRST_URGENT[DANGER_OF[kind]] : firstQuestion(kind, known);
  const help = urgent ? [{ id: `steps.now.${DANGER_OF[kind]}` }] : guidance(used, home, hearer);
  const parts = [...(said ? [said] : []), ...help, { id: `steps.${asked}` }];
  const state = { kind, severity, turn, since: turn, sign: true, phase: "care", known, calm: 0, home } as const;
  return step(state, parts, used, asked);
}

/** The matter by its name the first time; after that, that it sounds closer. */
function acknowledgement(kind: CrisisKind, used: readonly string[], hearer: Hearer): Part | null {
  const named = `talk.acknowledge.${kind}`;
  const id = used.includes(named) ? fresh("talk.hear.graver", used, hearer) : named;
  return id ? { id } : null;
}

const firstQuestion = (kind: CrisisKind, known: ProtocolState["known"]): StepId =>
  kind === "suicide" && known?.suicide === "yes" ? "askNear.0" : FIRST_QUESTION[kind];

/** Whom to reach: for children a trusted adult comes first. */
function guidance(used: readonly string[], home: boolean, hearer: Hearer): Part[] {
  const lines = fresh("steps.lines", used, hearer) ?? "steps.lines.0";
  const person = `steps.${outside("person.0", home)}`;
  return (hearer.audience === "child" ? [person, lines] : [lines, person]).map((id) => ({ id }));
}

export function step(state: ProtocolState, parts: readonly Part[], used: readonly string[], asked?: string): NextStep {
  const said = [...used, ...parts.map(({ id }) => asUsed(id))].slice(-REMEMBERED);
  return { state: { ...state, asked, used: said }, parts, raised: null };
}
