import { HEARD_BY_READER, isAtLeast, TOGETHER } from "../constants";
import { impliesDangerAtHome } from "../names-home";
import { type Finding, NOTHING_FOUND } from "../types";
import { atPlace, FIRST_QUESTION, needsHelpNow, notIll } from "./agenda";
import { DANGER_OF, isHindered, type StepId } from "./agenda-conditions";
import { begin, confirming, isUnsure, moreSevereOf, type NextStep, PLACE_NOW, step } from "./begin";
import { believe } from "./believe";
import { answerToCheckIn, isCheckIn } from "./check-in";
import { asUsed, chooseMove, fresh, outside } from "./choose";
import { echoOf, namesHelper, PEOPLE } from "./echo";
import { ABUSE_LINES, harmLine } from "./harm-lines";
import { type HeardAnswer, hear } from "./hear";
import { hearOut } from "./hear-out";
import { isOwnWish, type Knowledge, updateKnowledge } from "./knowledge";
import { isAskedTwice, isSignOfDanger, letGo, MAX_REST, ordinaryTalk } from "./let-go";
import { stillNow, withHelp } from "./live-help";
import { phaseAfter } from "./phase";
import { asideOf, asidePart, barrierPart, mirror, reaction } from "./react";
import type { Scene } from "./scene";
import type { Part } from "./speak";
import type { ProtocolState } from "./state";
import { takeBack } from "./take-back";
import { takeFinding } from "./take-finding";
import type { Hearer, ProtocolInput } from "./types";

/** Number of guide answers a person gets after asking to talk about something else. */
const PAUSE = 2;

/**
 * The next step of the crisis conversation, or null if it's the guide's turn. Pure: the same state
 * and message give the same step. It asks unanswered questions directly, in the screener's order;
 * responds to obstacles; stays with the person in immediate danger; and never ends (docs/safety.md,
 * "What happens then").
 */
export function nextStep(input: ProtocolInput): NextStep | null {
  const { hearer, guided = 0 } = input;
  // Most conversations never had a finding, so there's no answer to listen for.
  if (!input.state && !input.finding.crisis) return null;
  const state = homeHeard(input);
  const listened = hear(input.text, hearer.language);
  const finding = takeFinding(state, input.finding, listened);
  const found = finding.crisis && finding.kind !== "none" && finding.severity !== "none";
  const heard = state ? believe(listened, state, input.text) : listened;
  const used = state?.used ?? [];
  if (!state || state.kind === "none" || state.severity === "none") {
    return found ? begin(finding, { heard, hearer, used, turn: 0, text: input.text }) : null;
  }
  const { home, shown } = state;
  const onward = { heard, hearer, used, turn: state.turn + 1, home, shown };
  if (state.late || !state.used) {
    if (!found && guided > 0) return null;
    return begin(moreSevereOf(state, finding), { ...onward, known: state.known });
  }
  const heardOut =
    guided > 0 && (isCheckIn(state) || isOut(state))
      ? null
      : hearOut({ ...input, raw: input.finding, state, finding, heard });
  if (heardOut) return heardOut;
  const onwards = { state, raw: input.finding, heard, hearer };
  const ended = takeBack(onwards) ?? letGo(onwards);
  if (ended) return ended;
  if (isCheckIn(state)) {
    if (found) return begin(finding, { ...onward, turn: 1 });
    return guided > 0 ? null : answerToCheckIn(heard, state, { hearer, raw: input.finding });
  }
  const onlyInferred = state.unsure === true || state.doubted === true;
  if (isOut(state) && found) return begin(again(state, finding), { ...onward, onlyInferred });
  if (
    state.phase === "rest" ||
    (isOut(state) && (state.unsure || guided > 0 || hasOwnTopic(state, heard)))
  )
    return null;
  if (!found && state.pause) return guided < state.pause ? null : comeBack(state, hearer);
  return goForward({
    ...input,
    raw: input.finding,
    state: { ...state, ordinary: ordinaryTalk(onwards) },
    finding: found ? finding : NOTHING_FOUND,
    heard,
  });
}

/**
 * "My sister lives near" looks like a wish to die only as a reply to our question about dying. It
 * names someone who could come, not a danger at home.
 */
const isMoreOfTheSame = ({ kind }: ProtocolState, finding: Finding): boolean =>
  finding.behind === true && finding.kind === "suicide" && kind === "suicide";

/**
 * Remembers a danger at home that the message names or may name, even if the finding counts as
 * nothing new (contract 8).
 */
const homeHeard = ({ state, finding }: ProtocolInput): ProtocolState | null =>
  state && impliesDangerAtHome(finding) && !isMoreOfTheSame(state, finding)
    ? { ...state, home: true, shown: state.shown || !state.home }
    : state;

const isOut = ({ phase }: ProtocolState): boolean => phase === "out" || phase === "rest";

/**
 * On the way out, the earlier severity still counts. Once the guide has taken over, a new sign
 * stands on its own.
 */
const again = (state: ProtocolState, finding: Finding): Finding =>
  state.phase === "out" ? { ...moreSevereOf(state, finding), kind: finding.kind } : finding;

/**
 * True at the end of the way out if the person has a topic of their own; the guide takes over at
 * once.
 */
const hasOwnTopic = (
  { used = [], severity }: ProtocolState,
  { words, answer, theme }: HeardAnswer,
): boolean =>
  used.includes(severity === "low" ? "out.1" : "out.2") &&
  words >= TOPIC_WORDS &&
  !answer &&
  !theme;
const TOPIC_WORDS = 5;

interface Going extends ProtocolInput, Pick<Scene, "heard"> {
  readonly state: ProtocolState;
  /** The message's finding before the protocol weighed it. */
  readonly raw: Finding;
}

function goForward({ state: before, raw, finding, heard: listened, hearer }: Going): NextStep {
  const used = before.used ?? [];
  const heard = meantBy(before, raw, listened);
  const learnt = updateKnowledge(before, finding, heard);
  const changed = learnt.kind !== before.kind;
  const graver = learnt.severity !== before.severity;
  const sign = finding.crisis || learnt.byAnswer;
  const turn = before.turn + 1;
  const scene: Scene = { state: before, learnt, heard, finding, used, hearer };
  const raised =
    learnt.byAnswer && isAtLeast(learnt.severity, "high") ? byAnswer(learnt, finding) : null;
  // An inferred danger becomes certain once it's stated or an answer confirms it.
  const isSure =
    learnt.byAnswer ||
    isConfirmed(before, learnt) ||
    heard.decided ||
    (before.doubted === true && heard.signals.has("have") && heard.words <= FEW_WORDS) ||
    (heard.words <= MAX_EVASION && isEvaded(before, learnt, { raw, heard })) ||
    (finding.crisis && !isUnsure(finding));
  const doubted = isSure ? undefined : before.doubted;
  const urgent = needsHelpNow({ ...learnt, doubted });
  if (changed || (urgent && !needsHelpNow(before))) {
    const { kind, severity, known, home } = learnt;
    const anew = begin(
      { ...finding, kind, severity },
      { heard, hearer, used, turn, known, home, shown: before.shown },
    );
    // Starting over never lowers the severity.
    const atOnce = anew.raised && { ...byAnswer(learnt, finding), severity: anew.raised.severity };
    return { ...anew, raised: atOnce ?? raised };
  }
  const state: ProtocolState = {
    ...before,
    kind: learnt.kind,
    severity: learnt.severity,
    turn,
    since: graver ? turn : before.since,
    sign,
    phase: phaseAfter(before, learnt, heard, sign),
    known: learnt.known,
    calm: sign ? 0 : (before.calm ?? 0) + 1,
    home: learnt.home,
    pause: undefined,
    quiet: undefined,
    unsure: isSure ? undefined : before.unsure,
    doubted,
  };
  return { ...answer(state, scene, graver), raised };
}

/**
 * True if the question about an inferred danger, or any question of danger, gets a yes, asked or
 * not: "tonight", "I have them here". The danger is then certain.
 */
const isConfirmed = ({ known: before = {} }: ProtocolState, { known }: Knowledge): boolean =>
  Object.entries(known).some(
    ([about, answer]) => before[about] !== answer && isSignOfDanger([about, answer]),
  );

/**
 * Works out what a message says about an inferred danger. "Yes. I'll go now while it's still warm"
 * shows nothing dark, so its yes is to something else, and "the man behind me" isn't means within
 * reach.
 */
function meantBy(
  { asked = "", unsure, doubted, used = [] }: ProtocolState,
  raw: Finding,
  heard: HeardAnswer,
): HeardAnswer {
  const isSure = !(unsure || doubted || asked.startsWith("confirm."));
  if (isSure || raw.concern !== "none" || raw.steppedDown || raw.unread) return heard;
  // The second time it was asked in other words, so a yes is a yes.
  if (asked.startsWith("confirm.") && isAskedTwice(used)) return heard;
  const answer = heard.answer === "yes" && heard.rest > MAX_REST ? null : heard.answer;
  if (heard.words <= MAX_EVASION || ASKS_FOR_MEANS.test(asked)) return { ...heard, answer };
  return { ...heard, answer, signals: new Set([...heard.signals].filter((one) => one !== "have")) };
}

const ASKS_FOR_MEANS = /^(?:means|meansAway|danger)\./;

/** In longer messages, "I have" can be about anything. */
const FEW_WORDS = 8;

/** Longer messages are about something of their own. */
const MAX_EVASION = 12;

/**
 * True if we asked twice about a doubted danger and the person never denied it. We then press it,
 * unless the person has turned to ordinary things and the encoder hasn't heard it again.
 */
function isEvaded(
  { doubted, used = [], ordinary = 0 }: ProtocolState,
  { known }: Knowledge,
  { raw, heard }: { readonly raw: Finding; readonly heard: HeardAnswer },
): boolean {
  if (!doubted || heard.answer === "no" || known.confirmed === "no" || known.suicide === "no")
    return false;
  return isAskedTwice(used) && (ordinary === 0 || raw.steppedDown === true);
}

/** Keeps the message's own evidence but drops its doubts, because the answer settled them. */
const byAnswer = ({ kind, severity }: Knowledge, { evidence }: Finding): Finding => ({
  crisis: true,
  concern: "clear",
  kind,
  severity,
  evidence: [
    "protocol.answer",
    ...evidence.filter((rule) => rule !== TOGETHER && rule !== HEARD_BY_READER),
  ],
});

/**
 * Responds to the message, then asks one question, unless the response to a barrier already asks
 * one.
 */
function answer(state: ProtocolState, scene: Scene, graver: boolean): Omit<NextStep, "raised"> {
  const { used, hearer, heard } = scene;
  const urgent = needsHelpNow(state);
  const there = newlyThere(state, scene);
  if (there) return there;
  const aside = asideOf(scene);
  const said = aside && asidePart(aside, scene);
  if (aside === "otherTopic" && said && !urgent)
    return step({ ...state, pause: PAUSE }, [said], used);
  if (aside === "leaveMe" && said)
    return step(state, [said, ...stillNow(state, used, hearer)], used);
  const barrier = heard.aside ? null : barrierPart(scene);
  if (barrier) return step(state, [...present(mirror(scene)), barrier], used, barrier.id);
  const worse = graver && isAtLeast(state.severity, "high");
  const harm = harmLine({ ...scene, kind: state.kind });
  const first = harm ?? said ?? (worse ? escalationPart(scene) : reaction(scene));
  const lines = (worse || heard.asksWhat) && !urgent ? linesFor(state, used, hearer) : null;
  const asked =
    (state.doubted && confirming(state, used, hearer)) ||
    acuity(state, scene) ||
    (wished(state, scene) ?? chooseMove(state, used, hearer));
  const parts = [...present(first), ...present(lines ? { id: lines } : null)];
  return step(rested(state, asked), withHelp(state, parts, asked, scene), used, asked);
}

/** After a yes to an inferred danger, asks how close it is, using that danger's own question. */
function acuity(
  { kind, phase }: ProtocolState,
  { state: before, learnt, used }: Scene,
): StepId | null {
  if (kind === "none" || kind === "suicide" || phase !== "care") return null;
  const isConfirmedNow = before.asked?.startsWith("confirm.") && learnt.known.confirmed === "yes";
  return isConfirmedNow && !used.includes(FIRST_QUESTION[kind]) ? FIRST_QUESTION[kind] : null;
}

/**
 * Repeats whom to reach: the hotline for harm by others, or 988. It comes first if the person asks
 * what to do.
 */
function linesFor({ kind }: ProtocolState, used: readonly string[], hearer: Hearer): string | null {
  if (kind === "abuse" && !used.includes(ABUSE_LINES) && !used.includes("abuse.6"))
    return ABUSE_LINES;
  if (kind === "abuse") return fresh("steps.stillNow", used, hearer);
  return fresh("steps.lines", used, hearer) ?? fresh("steps.stillNow", used, hearer);
}

/**
 * Handles a person who is now standing somewhere to fall from: getting away comes before
 * everything.
 */
function newlyThere(state: ProtocolState, scene: Scene): Omit<NextStep, "raised"> | null {
  const { used, state: before } = scene;
  if (state.kind === "none" || DANGER_OF[state.kind] !== "self" || used.includes(PLACE_NOW))
    return null;
  if (!atPlace(state.known ?? {}) || atPlace(before.known ?? {})) return null;
  const parts = [...present(escalationPart(scene)), { id: PLACE_NOW }, { id: "steps.place.0" }];
  return step(state, parts, used, "place.0");
}

/** A step that the person's words call for ahead of the agenda. */
function wished(state: ProtocolState, scene: Scene): StepId | null {
  const { heard, used, hearer, learnt } = scene;
  if (state.phase !== "care") return null;
  const asks = asksAboutDying(scene);
  if (asks) return asks;
  const company = outside("person.2", learnt.home);
  if (
    heard.aside === "goodbye" &&
    state.kind !== "medical" &&
    !used.includes(company) &&
    learnt.known.company !== "yes"
  )
    return company;
  const called = calledFor(state, scene);
  if (called && !used.includes(called)) return called;
  if (!heard.signals.has("refuse") || needsHelpNow(state)) return null;
  if (isHindered(learnt.known, state)) return null;
  const hinders = fresh("steps.barrierAsk", used, hearer);
  return hinders ? (asUsed(hinders) as StepId) : null;
}

/**
 * Asks right away about a wish to die that comes up during a danger that goes first, within that
 * danger's own conversation.
 */
function asksAboutDying({ finding, learnt, used }: Scene): StepId | null {
  if (learnt.kind === "suicide" || learnt.known.suicide !== undefined || !isOwnWish(finding))
    return null;
  return (["askSuicide.0", "askSuicide.1"] as const).find((id) => !used.includes(id)) ?? null;
}

/**
 * Reacts to certain words. The person named someone: reach them now. "I feel fine" after an
 * overdose: don't wait. "No phone": by text.
 */
function calledFor(state: ProtocolState, { heard, learnt, state: before }: Scene): StepId | null {
  const { kind } = learnt;
  const urgent = needsHelpNow(state);
  if (namesHelper(heard, learnt) && before.asked !== undefined && PEOPLE.test(before.asked))
    return kind === "third_party" ? "reach.2" : urgent ? "reach.1" : "reach.0";
  if (kind === "medical" && heard.feelsFine) return "body.1";
  if (
    kind === "third_party" &&
    notIll(learnt.known) &&
    heard.barrier === "dontKnow" &&
    heard.answer !== "no"
  )
    return "friend.1";
  return urgent && DANGER_OF[kind] === "self" && heard.signals.has("refuse") ? "urgent.4" : null;
}

/** Reflects the answer, or says that it sounds more serious than before. */
function escalationPart(scene: Scene): Part | null {
  const id = fresh("talk.hear.graver", scene.used, scene.hearer);
  return echoOf(scene)?.part ?? (id ? { id } : null);
}

const present = (part: Part | null): Part[] => (part ? [part] : []);

/** Hands over to the guide after the last words of the way out. */
const rested = (state: ProtocolState, asked: string): ProtocolState =>
  state.phase === "out" && asked.startsWith("open.") ? { ...state, phase: "rest" } : state;

/** Returns to the protocol after a pause. */
function comeBack(state: ProtocolState, hearer: Hearer): NextStep {
  const used = state.used ?? [];
  const id = fresh("steps.backCheck", used, hearer) ?? "steps.backCheck.0";
  const asked = asUsed(id) as StepId;
  return step(
    { ...state, turn: state.turn + 1, sign: false, pause: undefined },
    [{ id }],
    used,
    asked,
  );
}
