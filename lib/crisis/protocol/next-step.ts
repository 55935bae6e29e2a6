import { HEARD_BY_READER, isAtLeast, TOGETHER } from "../constants";
import { namesHome } from "../names-home";
import { type Finding, NOTHING_FOUND } from "../types";
import { atPlace, minutesCount } from "./agenda";
import { DANGER_OF, isHindered, type StepId } from "./agenda-conditions";
import { begin, confirming, graverOf, isUnsure, type NextStep, PLACE_NOW, step } from "./begin";
import { believe } from "./believe";
import { answerToCheckIn, isCheckIn } from "./check-in";
import { asUsed, chooseMove, fresh, outside } from "./choose";
import { echoOf, namesHelper, PEOPLE } from "./echo";
import { ABUSE_LINES, harmTold } from "./harm-lines";
import { type Heard, hear } from "./hear";
import { hearOut } from "./hear-out";
import { isOwnWish, type Learnt, learn } from "./learn";
import { isSignOfDanger, letGo, ordinaryTalk } from "./let-go";
import { stillNow, withHelp } from "./live-help";
import { phaseAfter } from "./phase";
import { asideOf, asidePart, barrierPart, mirror, reaction } from "./react";
import type { Scene } from "./scene";
import type { Part } from "./speak";
import type { ProtocolState } from "./state";
import { takeBack } from "./take-back";
import { takeFinding } from "./take-finding";
import type { Hearer, ProtocolInput } from "./types";

/** Answers of the guide that a person gets who wants to speak of something else for a while. */
const PAUSE = 2;

/**
 * The next step of the crisis conversation, or null when it is the guide's turn. Pure: the same
 * state and message give the same step. It asks directly, in the screener's order, what was not
 * answered; answers what stands in the way; stays in immediate danger; and never ends
 * (docs/safety.md, "What happens then").
 */
export function nextStep(input: ProtocolInput): NextStep | null {
  const { hearer, guided = 0 } = input;
  // In most conversations nothing was ever found: then no answer is listened for.
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
    return begin(graverOf(state, finding), { ...onward, known: state.known });
  }
  const heardOut =
    guided > 0 && (isCheckIn(state) || isOut(state))
      ? null
      : hearOut({ ...input, state, finding, heard });
  if (heardOut) return heardOut;
  const onwards = { state, raw: input.finding, heard, hearer };
  const ended = takeBack(onwards) ?? letGo(onwards);
  if (ended) return ended;
  if (isCheckIn(state)) {
    if (found) return begin(finding, { ...onward, turn: 1 });
    return guided > 0 ? null : answerToCheckIn(heard, state, hearer);
  }
  const onlyInferred = state.unsure === true || state.doubted === true;
  if (isOut(state) && found) return begin(again(state, finding), { ...onward, onlyInferred });
  if (
    state.phase === "rest" ||
    (isOut(state) && (state.unsure || guided > 0 || hasOwnTopic(state, heard)))
  )
    return null;
  if (!found && state.pause) return guided < state.pause ? null : comeBack(state, hearer);
  return goOn({
    ...input,
    state: { ...state, ordinary: ordinaryTalk(onwards) },
    finding: found ? finding : NOTHING_FOUND,
    heard,
  });
}

/**
 * "My sister lives near" shows a wish to die only behind our question about that: it names who
 * could come, and no danger at home.
 */
const isMoreOfTheSame = ({ kind }: ProtocolState, finding: Finding): boolean =>
  finding.behind === true && finding.kind === "suicide" && kind === "suicide";

/**
 * A home that the message names or may name stays named, also where the finding is taken for
 * nothing new (contract 8).
 */
const homeHeard = ({ state, finding }: ProtocolInput): ProtocolState | null =>
  state && namesHome(finding) && !isMoreOfTheSame(state, finding)
    ? { ...state, home: true, shown: state.shown || !state.home }
    : state;

const isOut = ({ phase }: ProtocolState): boolean => phase === "out" || phase === "rest";

/**
 * On the way out the earlier gravity still counts; once the talk was the guide's again, the new
 * sign stands for itself.
 */
const again = (state: ProtocolState, finding: Finding): Finding =>
  state.phase === "out" ? { ...graverOf(state, finding), kind: finding.kind } : finding;

/** At the end of the way out somebody who speaks of something is with the guide at once. */
const hasOwnTopic = (
  { used = [], severity }: ProtocolState,
  { words, answer, theme }: Heard,
): boolean =>
  used.includes(severity === "low" ? "out.1" : "out.2") &&
  words >= TOPIC_WORDS &&
  !answer &&
  !theme;
const TOPIC_WORDS = 5;

interface Going extends ProtocolInput, Pick<Scene, "heard"> {
  readonly state: ProtocolState;
}

function goOn({ state: before, finding, heard, hearer }: Going): NextStep {
  const used = before.used ?? [];
  const learnt = learn(before, finding, heard);
  const changed = learnt.kind !== before.kind;
  const graver = learnt.severity !== before.severity;
  const sign = finding.crisis || learnt.byAnswer;
  const turn = before.turn + 1;
  const scene: Scene = { state: before, learnt, heard, finding, used, hearer };
  const raised =
    learnt.byAnswer && isAtLeast(learnt.severity, "high") ? byAnswer(learnt, finding) : null;
  // Once it is said or answered, what was only inferred is sure.
  const isSure =
    learnt.byAnswer ||
    isConfirmed(before, learnt) ||
    heard.decided ||
    heard.signals.has("have") ||
    (finding.crisis && !isUnsure(finding));
  const doubted = isSure ? undefined : before.doubted;
  const urgent = minutesCount({ ...learnt, doubted });
  if (changed || (urgent && !minutesCount(before))) {
    const { kind, severity, known, home } = learnt;
    const anew = begin(
      { ...finding, kind, severity },
      { heard, hearer, used, turn, known, home, shown: before.shown },
    );
    // What the new beginning makes of it is never less grave.
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
    unsure: sign || isSure ? undefined : before.unsure,
    doubted,
  };
  return { ...answer(state, scene, graver), raised };
}

/**
 * What was only inferred is sure once the question about it, or any question of danger, is answered
 * with a yes, asked or not: "tonight", "I have them here".
 */
const isConfirmed = ({ known: before = {} }: ProtocolState, { known }: Learnt): boolean =>
  Object.entries(known).some(
    ([about, answer]) => before[about] !== answer && isSignOfDanger([about, answer]),
  );

/**
 * With what the message itself shows beside its answer; how sure that was is settled by the answer.
 */
const byAnswer = ({ kind, severity }: Learnt, { evidence }: Finding): Finding => ({
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
 * What a person said, answered; then one question, unless the answer to a barrier already asks one.
 */
function answer(state: ProtocolState, scene: Scene, graver: boolean): Omit<NextStep, "raised"> {
  const { used, hearer, heard } = scene;
  const urgent = minutesCount(state);
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
  const harm = harmTold({ ...scene, kind: state.kind });
  const first = harm ?? said ?? (worse ? graverPart(scene) : reaction(scene));
  const lines = (worse || heard.asksWhat) && !urgent ? linesFor(state, used, hearer) : null;
  const asked =
    (state.doubted && confirming(state, used, hearer)) ||
    (wished(state, scene) ?? chooseMove(state, used, hearer));
  const parts = [...present(first), ...present(lines ? { id: lines } : null)];
  return step(rested(state, asked), withHelp(state, parts, asked, scene), used, asked);
}

/**
 * Whom to reach now, said anew: the line for harm by others, or 988; for whoever asks what to do it
 * is the first answer.
 */
function linesFor({ kind }: ProtocolState, used: readonly string[], hearer: Hearer): string | null {
  if (kind === "abuse" && !used.includes(ABUSE_LINES) && !used.includes("abuse.6"))
    return ABUSE_LINES;
  if (kind === "abuse") return fresh("steps.stillNow", used, hearer);
  return fresh("steps.lines", used, hearer) ?? fresh("steps.stillNow", used, hearer);
}

/** From here on the person stands where one can fall: away from it goes before everything. */
function newlyThere(state: ProtocolState, scene: Scene): Omit<NextStep, "raised"> | null {
  const { used, state: before } = scene;
  if (state.kind === "none" || DANGER_OF[state.kind] !== "self" || used.includes(PLACE_NOW))
    return null;
  if (!atPlace(state.known ?? {}) || atPlace(before.known ?? {})) return null;
  const parts = [...present(graverPart(scene)), { id: PLACE_NOW }, { id: "steps.place.0" }];
  return step(state, parts, used, "place.0");
}

/** What the person's words call for before the agenda's next step. */
function wished(state: ProtocolState, scene: Scene): StepId | null {
  const { heard, used, hearer, learnt } = scene;
  if (state.phase !== "care") return null;
  const asks = asksAboutDying(scene);
  if (asks) return asks;
  const company = outside("person.2", learnt.home);
  if (heard.aside === "goodbye" && !used.includes(company) && learnt.known.company !== "yes")
    return company;
  const called = calledFor(state, scene);
  if (called && !used.includes(called)) return called;
  if (!heard.signals.has("refuse") || minutesCount(state)) return null;
  if (isHindered(learnt.known, state)) return null;
  const hinders = fresh("steps.barrierAsk", used, hearer);
  return hinders ? (asUsed(hinders) as StepId) : null;
}

/**
 * A wish to die beside a danger that goes first: asked about at once, in that danger's own
 * conversation.
 */
function asksAboutDying({ finding, learnt, used }: Scene): StepId | null {
  if (learnt.kind === "suicide" || learnt.known.suicide !== undefined || !isOwnWish(finding))
    return null;
  return (["askSuicide.0", "askSuicide.1"] as const).find((id) => !used.includes(id)) ?? null;
}

/**
 * Somebody came to mind: reach them now. "I feel fine" after an overdose: do not wait. "No phone":
 * by text.
 */
function calledFor(state: ProtocolState, { heard, learnt, state: before }: Scene): StepId | null {
  const { kind } = learnt;
  const urgent = minutesCount(state);
  if (namesHelper(heard, learnt) && before.asked !== undefined && PEOPLE.test(before.asked))
    return kind === "third_party" ? "reach.2" : urgent ? "reach.1" : "reach.0";
  if (kind === "medical" && heard.feelsFine) return "body.1";
  if (kind === "third_party" && heard.barrier === "dontKnow" && heard.answer !== "no")
    return "friend.1";
  return urgent && DANGER_OF[kind] === "self" && heard.signals.has("refuse") ? "urgent.4" : null;
}

/** What the answer told, or that it sounds graver than before. */
function graverPart(scene: Scene): Part | null {
  const id = fresh("talk.hear.graver", scene.used, scene.hearer);
  return echoOf(scene)?.part ?? (id ? { id } : null);
}

const present = (part: Part | null): Part[] => (part ? [part] : []);

/** After the last words of the way out the talk is the guide's again. */
const rested = (state: ProtocolState, asked: string): ProtocolState =>
  state.phase === "out" && asked.startsWith("open.") ? { ...state, phase: "rest" } : state;

/** After a while with something else. */
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
