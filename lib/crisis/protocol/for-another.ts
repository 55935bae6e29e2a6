import { hearTheirs, type Theirs, tellsOfAnother } from "../another/theirs";
import { type CrisisKind, isAtLeast } from "../constants";
import type { Finding } from "../types";
import { FIRST_QUESTION } from "./agenda";
import type { StepId } from "./agenda-conditions";
import { type NextStep, step } from "./begin";
import { chooseMove, fresh } from "./choose";
import type { HeardAnswer } from "./hear";
import { isWeak } from "./knowledge";
import type { Part } from "./speak";
import type { Answer, ProtocolState } from "./state";
import { type Hearer, isMinor } from "./types";

interface Answering {
  readonly state: ProtocolState;
  readonly finding: Finding;
  readonly heard: HeardAnswer;
  readonly text: string;
  readonly hearer: Hearer;
}

/** What an answer says of the other person, weightiest first. */
const HEARD = [
  "there",
  "told",
  "coming",
  "silent",
  "acting",
  "yes",
  "notMe",
  "said",
  "alone",
  "away",
  "beside",
  "where",
  "promise",
] as const satisfies readonly Theirs[];
type Said = (typeof HEARD)[number];

/** What asks how the writer is; it's asked once. */
const OF_THE_WRITER: StepId = "friend.6";

/**
 * Answers what the writer says of another person who is in danger, before the agenda asks its next
 * question, following #BeThe1To: ask, be there, keep them safe, help them connect, follow up. Once
 * others are there, it asks how the writer is, once, and ends. A danger taken for the writer's own
 * becomes the other person's when they say so. Null if the message says nothing of that kind, or
 * tells plainly of a danger of the writer's own.
 */
export function forAnother(answering: Answering): NextStep | null {
  const { state, finding, text, hearer } = answering;
  if (state.phase === "rest" || isOwn(finding)) return null;
  const theirs = hearTheirs(text, hearer.language);
  if (state.kind !== "third_party")
    return theirs.has("notMe") && isMisheard(state) ? becomesAnothers(answering) : null;
  const said = HEARD.find((one) => theirs.has(one));
  const next = said ? REPLIES[said](answering) : isGraver(answering) ? acting(answering) : null;
  return next ?? (tellsOfAnother(theirs) ? null : ending(answering));
}

/** Something in the answer leaves no time, though no ear knows the words. */
const isGraver = ({ state, finding }: Answering): boolean =>
  finding.crisis &&
  finding.kind === "third_party" &&
  isAtLeast(finding.severity, "high") &&
  !isAtLeast(state.severity, "high");

/** True for a danger stated plainly, which isn't another person's. */
const isOwn = (finding: Finding): boolean =>
  finding.crisis && finding.kind !== "third_party" && !isWeak(finding);

/** Only the encoder heard a danger of the writer's own, and no answer has confirmed it. */
const isMisheard = ({ kind, unsure, doubted, known = {} }: ProtocolState): boolean =>
  MISHEARD.has(kind) &&
  (unsure === true || doubted === true) &&
  !CONFIRMS.some((about) => known[about] === "yes");
const MISHEARD: ReadonlySet<string> = new Set<CrisisKind>([
  "suicide",
  "self_harm",
  "abuse",
  "harm_to_others",
]);
const CONFIRMS = ["confirmed", "suicide", "near", "plan", "intent", "means", "before"] as const;

function becomesAnothers({ state, hearer }: Answering): NextStep {
  const used = state.used ?? [];
  const severity = isAtLeast(state.severity, "high") ? "moderate" : state.severity;
  const { confirmed: _, suicide: __, ...known } = state.known ?? {};
  const parts = [
    ...unused("friendNotMe", used),
    ...(isMinor(hearer) ? unused("friendPerson", used) : []),
    ...unused("friendLines", used),
  ];
  const asked = FIRST_QUESTION.third_party;
  return step(
    { ...onward(state), kind: "third_party", severity, known, phase: "care" },
    [...parts, { id: `steps.${asked}` }],
    used,
    asked,
  );
}

const REPLIES: Readonly<Record<Said, (answering: Answering) => NextStep | null>> = {
  there: reached,
  told: (answering) => (isMinor(answering.hearer) ? reached(answering) : null),
  coming: (answering) =>
    closing("friendWaiting", answering, { phase: "care", known: { help: "yes" } }),
  said: (answering) =>
    closing("friendSaid", answering, { phase: "out", known: { ...OVER, better: "yes" } }),
  silent: silent,
  acting: acting,
  yes: (answering) => goingOn("friendYes", answering, ["friend.3", "friend.0"]),
  notMe: (answering) => goingOn("friendNotMe", answering, []),
  alone: (answering) => goingOn("friendAlone", answering, ["friend.0"]),
  away: (answering) => goingOn("safer", answering, [], { away: "yes" }),
  beside: (answering) => goingOn("friendBeside", answering, ["friend.3"]),
  where: (answering) => goingOn("friendWhere", answering, ["friend.0"]),
  promise: (answering) =>
    goingOn("mayTell", answering, ["friend.0", "friendAsk.0"], { secret: "yes" }),
};

/** Others are with the person, or an adult knows: the pressing ends with how the writer is. */
function reached(answering: Answering): NextStep | null {
  const { state } = answering;
  const used = state.used ?? [];
  if (used.includes(THERE) || used.includes(OF_THE_WRITER)) return null;
  return step(
    { ...onward(state), phase: "out", known: { ...state.known, ...OVER, help: "yes" } },
    [{ id: THERE }],
    [...used, OF_THE_WRITER],
    OF_THE_WRITER,
  );
}
const THERE = "moments.friendThere";
/** Neither "now" nor "doesn't answer" is true anymore. */
const OVER = { time: "no", worse: "no" } as const;

/** The person at risk doesn't answer anymore: an emergency, whatever came before. */
function silent(answering: Answering): NextStep | null {
  const { state } = answering;
  const used = state.used ?? [];
  if (used.includes("moments.friendSilent")) return null;
  const asked: StepId = "friend.5";
  return urgent(answering, { worse: "yes" }, [{ id: "moments.friendSilent" }], {
    asked,
    used: [...used, asked],
  });
}

function acting(answering: Answering): NextStep | null {
  const { state, hearer } = answering;
  const used = state.used ?? [];
  if (used.includes("now.friend")) return null;
  const asked = used.includes("friend.0") ? chooseMove(state, used, hearer) : "friend.0";
  const parts = [{ id: "steps.now.friend" }, { id: `steps.${asked}` }];
  return urgent(answering, { time: "yes" }, parts, { asked, used });
}

/** Every minute counts from here on; this calls for an incident if there's none so grave yet. */
function urgent(
  { state, finding }: Answering,
  learned: Record<string, Answer>,
  parts: readonly Part[],
  { asked, used }: { readonly asked: StepId; readonly used: readonly string[] },
): NextStep {
  const known = { ...state.known, ...learned };
  const isNew = !isAtLeast(state.severity, "high");
  const severity = isNew ? "high" : state.severity;
  const next = step(
    { ...onward(state), severity, known, phase: "care", sign: true, calm: 0 },
    parts,
    used,
    asked,
  );
  if (!isNew || isAtLeast(finding.severity, "high")) return next;
  const raised: Finding = {
    crisis: true,
    concern: "clear",
    kind: "third_party",
    severity: "high",
    evidence: ["protocol.answer", "third_party.danger"],
  };
  return { ...next, raised };
}

/** A reply, and the first of these questions that's still open, or the agenda's. */
function goingOn(
  moment: Moment,
  { state, hearer }: Answering,
  questions: readonly StepId[],
  learned: Record<string, Answer> = {},
): NextStep | null {
  const needless = NEEDLESS[moment];
  const used = [...(state.used ?? []), ...(needless ? [needless] : [])];
  const id = moment === "safer" ? fresh("talk.hear.safer", used, hearer) : `moments.${moment}`;
  if (!id || used.includes(id)) return null;
  const next = { ...onward(state), known: { ...state.known, ...learned } };
  const part = { id };
  if (isOver(state)) return step(next, [part], used);
  const asked =
    questions.find((id) => !used.includes(id) && fits(id, state)) ?? chooseMove(next, used, hearer);
  return step(next, [part, { id: `steps.${asked}` }], used, asked);
}

/** A reply that asks nothing. */
function closing(
  moment: Moment,
  { state }: Answering,
  { phase, known }: { readonly phase: "care" | "out"; readonly known: Record<string, Answer> },
): NextStep | null {
  const used = state.used ?? [];
  if (used.includes(`moments.${moment}`)) return null;
  return step(
    { ...onward(state), phase, known: { ...state.known, ...known } },
    [{ id: `moments.${moment}` }],
    used,
  );
}

type Moment =
  | "friendNotMe"
  | "friendAlone"
  | "friendWhere"
  | "friendBeside"
  | "friendWaiting"
  | "friendSaid"
  | "friendYes"
  | "mayTell"
  | "safer";

/** Questions that such an answer makes needless. */
const NEEDLESS: Readonly<Partial<Record<Moment, StepId>>> = {
  friendBeside: "friend.5",
  friendWhere: "friend.5",
  safer: "friend.3",
};

/** Nobody asks what someone could die by where harm by others is the danger. */
const fits = (id: StepId, { known = {} }: ProtocolState): boolean =>
  id !== "friend.3" || known.ill !== "yes";

const isOver = ({ phase }: ProtocolState): boolean => phase === "out";

/** After the writer's answer to how they are, or to a reply that asked nothing, it comes to rest. */
function ending({ state, finding, heard }: Answering): NextStep | null {
  const used = state.used ?? [];
  if (isWaiting(state) && !finding.crisis && heard.aside === null)
    return step(
      { ...onward(state), phase: "out" },
      [{ id: `steps.${OF_THE_WRITER}` }],
      used,
      OF_THE_WRITER,
    );
  const wasAskedHow =
    state.asked === OF_THE_WRITER && used.some((id) => id === THERE || id === WAITING);
  const isClosed = isOver(state) && used.includes("moments.friendSaid");
  if (!(wasAskedHow || isClosed) || finding.crisis || OF_ITS_OWN.has(heard.aside ?? ""))
    return null;
  if (used.includes(END)) return null;
  return step({ ...onward(state), phase: "rest" }, [{ id: END }], used);
}
const END = "moments.friendEnd";

/** Help is on its way, and nothing was asked. */
const isWaiting = ({ asked, used = [] }: ProtocolState): boolean =>
  asked === undefined && used.at(-1) === WAITING && !used.includes(OF_THE_WRITER);
const WAITING = "moments.friendWaiting";
/** These asides have replies of their own. */
const OF_ITS_OWN: ReadonlySet<string> = new Set([
  "ai",
  "method",
  "police",
  "leaveMe",
  "insult",
  "otherTopic",
]);

const unused = (moment: string, used: readonly string[]): Part[] =>
  used.includes(`moments.${moment}`) ? [] : [{ id: `moments.${moment}` }];

/** The state after an answer about another person. */
const onward = (state: ProtocolState): ProtocolState => ({
  ...state,
  turn: state.turn + 1,
  sign: false,
  calm: (state.calm ?? 0) + 1,
  pause: undefined,
  quiet: undefined,
  unsure: undefined,
  doubted: undefined,
});
