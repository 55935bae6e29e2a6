import { tellsOfLongAgo } from "@/lib/shared/heard/remembered";
import { type CrisisKind, HEARD_BY_READER, isAtLeast, TOGETHER } from "../constants";
import { impliesDangerAtHome } from "../names-home";
import type { Finding } from "../types";
import { ASK_AGAIN, atPlace, FIRST_QUESTION, FIRST_URGENT, needsHelpNow } from "./agenda";
import { DANGER_OF, type StepId } from "./agenda-conditions";
import { asUsed, chooseMove, fresh, idOf, outside } from "./choose";
import { harmLine, harmLines } from "./harm-lines";
import type { HeardAnswer } from "./hear";
import { answersIn, isAtHandTonight } from "./knowledge";
import { mirror } from "./react";
import type { Scene } from "./scene";
import type { Part } from "./speak";
import type { Answer, ProtocolState } from "./state";
import { type Hearer, isMinor } from "./types";

type Known = Record<string, Answer>;

export interface NextStep {
  readonly state: ProtocolState;
  readonly parts: readonly Part[];
  /** Set if an answer showed more danger than any message did; it needs an incident of its own. */
  readonly raised: Finding | null;
}

/** How many texts the state remembers; older ones may be used again. */
const REMEMBERED = 160;

interface Beginning extends Pick<Scene, "heard" | "used" | "hearer"> {
  readonly turn: number;
  readonly known?: ProtocolState["known"];
  readonly home?: boolean;
  readonly shown?: boolean;
  /** True if every earlier finding was inferred too and is over. */
  readonly onlyInferred?: boolean;
  /** The person's newest message. */
  readonly text?: string;
}

/**
 * Builds the first reply to a new kind of danger, or to one that has become immediate: the feeling
 * or the matter, help, one question.
 */
export function begin(finding: Finding, from: Beginning): NextStep {
  const { hearer, used, turn } = from;
  const kind = finding.kind === "none" ? "suicide" : finding.kind;
  const known = knownAtFirst(kind, finding, from);
  const now =
    atPlace(known) || isLeavingNow(finding, from.heard) || isAtHandTonight(finding, from.heard);
  const severity = now ? "imminent" : finding.severity === "none" ? "low" : finding.severity;
  const home = from.home === true || impliesDangerAtHome(finding);
  const { shown } = from;
  const sure = {
    kind,
    severity,
    turn,
    since: turn,
    sign: true,
    phase: "care",
    known,
    calm: 0,
    home,
    shown,
  } as const;
  // An encoder-only finding casts no doubt on a danger that was stated plainly before, or on one
  // that comes with a way, a decision or a time.
  const inferred =
    isUnsure(finding) &&
    !now &&
    !tellsMore(from.heard, LIFE_AT_STAKE.has(kind) && isAtLeast(severity, "high")) &&
    !(kind === "third_party" && needsHelpNow(sure));
  const unsure = inferred && !needsHelpNow(sure);
  const state =
    inferred && (turn === 0 || from.onlyInferred)
      ? { ...sure, ...(unsure ? { unsure } : { doubted: true }) }
      : sure;
  const asked = confirming(state, used, hearer) ?? firstQuestion(state, used, hearer);
  // If only the encoder hears self-harm by a child, someone at home may have hurt them.
  const hurt = kind === "self_harm" && isMinor(hearer) && isUnsure(finding);
  const help = helpFor({ ...state, home: home || hurt }, { ...from, finding });
  const parts = [
    ...opening(kind, { ...from, finding, unsure: inferred }),
    ...help,
    { id: idOf(asked) },
  ];
  const graver = !isAtLeast(finding.severity, severity) && severity === "imminent";
  return {
    ...step(state, parts, used, asked),
    raised: graver ? { ...finding, kind, severity } : null,
  };
}

/**
 * Treats two situations as immediate danger: standing somewhere to fall from with the wish to, and
 * a friend at risk who has stopped answering.
 */
function knownAtFirst(kind: CrisisKind, finding: Finding, { heard, known }: Beginning): Known {
  const there =
    OF_FALLING.has(kind) && heard.place === "at" && finding.crisis && finding.evidence.length > 0;
  const silent = kind === "third_party" && heard.signals.has("worse");
  return {
    ...known,
    ...answersIn(finding, heard),
    ...(there ? { place: "yes" } : {}),
    ...(silent ? { worse: "yes" } : {}),
  };
}
const OF_FALLING: ReadonlySet<CrisisKind> = new Set(["suicide", "psychosis"] as const);

const LIFE_AT_STAKE: ReadonlySet<CrisisKind> = new Set(["suicide", "self_harm", "harm_to_others"]);

/**
 * True for "I've made up my mind" and, where a life seems at stake, for "I have it next to me" and
 * "tonight". In milder cases those say little: what's next to them may be a plate in the kitchen.
 */
const tellsMore = ({ signals, decided, nearness }: HeardAnswer, isGrave: boolean): boolean =>
  decided || nearness === "near" || (isGrave && (signals.has("have") || signals.has("now")));

/** True for a goodbye that names a time, after signs of preparation. */
const isLeavingNow = ({ kind, severity }: Finding, { aside, today }: HeardAnswer): boolean =>
  kind === "suicide" && severity === "high" && aside === "goodbye" && today;

/**
 * Answers the person's own question before anything else: refuses to give a method, and tells the
 * truth about "are you a bot".
 */
function opening(
  kind: CrisisKind,
  from: Beginning & { readonly unsure: boolean; readonly finding: Finding },
): Part[] {
  const { heard, used, hearer, unsure } = from;
  const aside = heard.aside === "method" || heard.aside === "ai" ? heard.aside : null;
  const told = aside && fresh(`talk.asides.${aside}`, used, hearer);
  const memory = tellsOfMemory(from.finding, from.text)
    ? present("moments.memory", used)[0]
    : undefined;
  const said =
    aside === "method" && told
      ? null
      : (memory ??
        mirror(from) ??
        (unsure ? present("talk.unsure", used)[0] : acknowledgement(kind, used, hearer)));
  const dying =
    kind !== "suicide" &&
    from.finding.beside?.includes("suicide") &&
    from.finding.evidence.some((rule) => rule.startsWith("suicide."))
      ? present("talk.alsoDying", used)
      : [];
  return [...(told ? [{ id: told }] : []), ...(said ? [said] : []), ...dying];
}

/**
 * True for past harm told as past. The reply contains the memory and doesn't call it a misreading.
 */
const tellsOfMemory = (finding: Finding, text = ""): boolean =>
  (finding.kind === "abuse" || isUnsure(finding)) && tellsOfLongAgo(text);

/** True if only the encoder heard the danger, so we ask about it but don't assert it. */
export const isUnsure = ({ evidence }: Finding): boolean =>
  evidence.includes(HEARD_BY_READER) &&
  evidence.every(
    (name) => name === HEARD_BY_READER || name === TOGETHER || name.startsWith("sign."),
  );

/** Names the matter the first time; after that, says that it sounds more serious. */
function acknowledgement(kind: CrisisKind, used: readonly string[], hearer: Hearer): Part | null {
  const named = `talk.acknowledge.${kind}`;
  const talked = used.some((id) => id.startsWith("talk.") && !id.startsWith("talk.checkIn"));
  const again = used.includes(named) || (kind === "suicide" && talked);
  const id = again ? fresh("talk.hear.graver", used, hearer) : named;
  return id ? { id } : null;
}

/**
 * A direct question about an inferred danger, in words that assume nothing. Null if nothing is in
 * doubt.
 */
export function confirming(
  { kind, unsure, doubted }: ProtocolState,
  used: readonly string[],
  hearer: Hearer,
): string | null {
  if (kind === "none" || !(unsure || doubted)) return null;
  const id = fresh(`steps.confirm.${kind}`, used, hearer);
  return id && asUsed(id);
}

function firstQuestion(state: ProtocolState, used: readonly string[], hearer: Hearer): StepId {
  const { kind, known } = state;
  if (kind === "none") return "askSuicide.0";
  if (needsHelpNow(state)) {
    const first = isStanding(state)
      ? "place.0"
      : kind === "psychosis"
        ? "voices.0"
        : FIRST_URGENT[DANGER_OF[kind]];
    return used.includes(first) ? chooseMove(state, used, hearer) : first;
  }
  const near: StepId[] = kind === "suicide" && known?.suicide === "yes" ? ["askNear.0"] : [];
  const first = [...near, FIRST_QUESTION[kind], ...(ASK_AGAIN[kind] ?? [])].find(
    (id) => !used.includes(id),
  );
  return first ?? chooseMove(state, used, hearer);
}

/**
 * Picks the help to offer. Someone worried about another person learns whom to call for them, and
 * whom to have by their own side.
 */
function helpFor(state: ProtocolState, from: Beginning & { readonly finding: Finding }): Part[] {
  const { kind, home = false, doubted } = state;
  const { used, hearer } = from;
  if (doubted && kind !== "none") return [{ id: `moments.ifNow.${DANGER_OF[kind]}` }];
  if (kind === "abuse") return helpInHarm(state, { ...from, kind });
  if (kind === "third_party" && !home) return helpForFriend(state, used, hearer);
  if (kind === "none" || !needsHelpNow(state)) return guidance(used, home, hearer);
  if (isStanding(state) && !used.includes(PLACE_NOW)) return [{ id: PLACE_NOW }];
  return helpNow(kind, used, hearer);
}

export const PLACE_NOW = "moments.placeNow";
const isStanding = ({ kind, known = {} }: ProtocolState): boolean =>
  kind !== "none" && DANGER_OF[kind] === "self" && atPlace(known);

/**
 * Help with harm by others: the hotline and someone outside the home. In immediate danger it's the
 * way out, and a doctor after a grip on the throat.
 */
function helpInHarm(
  state: ProtocolState,
  from: Beginning & { readonly finding: Finding; readonly kind: "abuse" },
): Part[] {
  const { used, hearer } = from;
  if (needsHelpNow(state)) return [...asList(harmLine(from)), ...helpNow("abuse", used, hearer)];
  const again = fresh("steps.stillNow", used, hearer);
  const lines = harmLines(from, isMinor(hearer)) ?? (again ? { id: again } : null);
  const person = used.includes("safePerson.0") ? [] : [{ id: "steps.safePerson.0" }];
  return isMinor(hearer) ? [...person, ...asList(lines)] : [...asList(lines), ...person];
}
const asList = (part: Part | null): Part[] => (part ? [part] : []);

/**
 * Hotlines that advise a worried friend, and people close to the person at risk. In immediate
 * danger, what to do for that person now.
 */
function helpForFriend(state: ProtocolState, used: readonly string[], hearer: Hearer): Part[] {
  const close = present("moments.friendPerson", used);
  if (needsHelpNow(state)) return [...helpNow("third_party", used, hearer), ...close];
  const lines = present("moments.friendLines", used);
  if (lines.length === 0) return guidance(used, false, hearer);
  return isMinor(hearer) ? [...close, ...lines] : [...lines, ...close];
}

const present = (id: string, used: readonly string[]): Part[] =>
  used.includes(id) ? [] : [{ id }];

/** Live help, company and distance, spelled out in full only the first time. */
function helpNow(kind: CrisisKind, used: readonly string[], hearer: Hearer): Part[] {
  const now = kind === "eating" ? "moments.eatingNow" : `steps.now.${DANGER_OF[kind]}`;
  const id = used.includes(asUsed(now)) ? fresh("steps.stillNow", used, hearer) : now;
  return id ? [{ id }] : [];
}

/** People and lines to reach out to; for children a trusted adult comes first. */
function guidance(used: readonly string[], home: boolean, hearer: Hearer): Part[] {
  const lines = fresh("steps.lines", used, hearer) ?? fresh("steps.stillNow", used, hearer);
  const first = outside("person.0", home);
  const person = used.includes(first) ? null : `steps.${first}`;
  const both = isMinor(hearer) ? [person, lines] : [lines, person];
  return both.flatMap((id) => (id ? [{ id }] : []));
}

export function step(
  state: ProtocolState,
  parts: readonly Part[],
  used: readonly string[],
  asked?: string,
): NextStep {
  const said = [...used, ...parts.map(({ id }) => asUsed(id))].slice(-REMEMBERED);
  return { state: { ...state, asked, used: said }, parts, raised: null };
}

/** Keeps the earlier, more serious severity when a softer sentence follows. */
export const moreSevereOf = ({ kind, severity }: ProtocolState, finding: Finding): Finding =>
  finding.crisis && isAtLeast(finding.severity, severity)
    ? finding
    : { ...finding, crisis: true, concern: "clear", kind, severity };
