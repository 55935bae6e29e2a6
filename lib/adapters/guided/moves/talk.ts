import { chips, fittingExercises, readyFor, refusesExercises } from "../choose-exercise";
import type { Exercise, Summing, Voice } from "../copy/shape";
import { isGoal } from "../goal";
import type { Clause } from "../key-phrases";
import { holdsLine } from "../memory";
import { once } from "../once";
import type { OwnLine } from "../own-line";
import { type Place, wasOffered } from "../place";
import type { Reading } from "../reading";
import { contentOf, type Said } from "../said";
import { isJudgement } from "../second-person";
import type { Speaker } from "../speaker";
import { contentWords, isBasic, trimPunctuation, wordCount } from "../text";
import { explore } from "./explore";
import { recall, recap } from "./opening";
import { acknowledge, reflect, sayBack } from "./reflect";
import { sumUp } from "./sum-up";

type Talk = Extract<Place, { kind: "talk" }>;
type Stage = "explore" | "deepen" | "offer" | "summary" | "carryOn" | "windDown";

/** The way through a stretch of talk; a child is offered something to do sooner. */
const STAGES: Record<Talk["after"], Record<"adult" | "child", readonly Stage[]>> = {
  start: {
    adult: ["explore", "explore", "deepen", "offer"],
    child: ["explore", "deepen", "offer"],
  },
  offer: {
    adult: ["explore", "deepen", "explore", "deepen", "explore", "windDown"],
    child: ["explore", "deepen", "explore", "explore", "windDown"],
  },
  finish: {
    adult: ["carryOn", "explore", "deepen", "explore", "explore", "windDown"],
    child: ["carryOn", "explore", "windDown"],
  },
};
/** A matter or a feeling named: what tells nothing is not brought up again. */
const WORTH_COMING_BACK_TO = 2;
const isWorthIt = ({ weight }: Clause | Said): boolean => weight >= WORTH_COMING_BACK_TO;
const CYCLE: readonly Stage[] = ["explore", "deepen", "explore", "offer", "explore", "explore"];

/** Listening: something given back, then one thing that leads on. */
export function talk(speaker: Speaker, reading: Reading, place: Talk) {
  if (reading.intents.has("acute")) {
    const calm = calming(reading);
    if (!wasOffered(reading.turn.lines, calm)) return offer(speaker, reading, calm);
  }
  const opening = place.after === "start" && place.turns === 1;
  const recapped = leavesRoomForBefore(reading) && recap(speaker, reading);
  if (reading.asks && reading.words <= 25 && !hurts(reading) && answerAsBest(speaker, reading)) return;
  const planned = stageOf(reading, place);
  // What was just said comes before what was said earlier; two quotes in a row would be one too many.
  const stage = planned === "deepen" && !leavesRoom(reading) ? "explore" : planned;
  const due =
    stage === "deepen" || (stage === "explore" && !calledBackLately(reading) && related(reading) !== undefined);
  if (due && callBack(speaker, reading)) return;
  if (stage !== "summary") listen(speaker, reading, !recapped && stage !== "offer");
  MOVES[stage](speaker, reading, opening);
  if (opening) speaker.suggest(chips(reading));
  if (speaker.silent) speaker.mustSay([...reading.voice.staying, ...reading.voice.questions]);
}

/** Who says in a few words how it is now is met there; the last visit waits, unless it was about the same. */
function leavesRoomForBefore({ turn, text, words }: Reading): boolean {
  if (words > 8) return true;
  const now = new Set(contentWords(text));
  return contentWords(turn.before ?? "").some((word) => now.has(word));
}

/** Whoever asks out of pain is met in it, and not told that there is no answer. */
const hurts = ({ feeling }: Reading): boolean => feeling !== null && feeling !== "good";

/** A question that nothing else answered is still answered before anything is asked. */
const answerAsBest = (speaker: Speaker, { voice }: Reading): boolean => speaker.say(voice.unknowable ?? []);

/** Whether the last message can be met without quoting it, so that an earlier one can be brought back. */
const leavesRoom = ({ said, feeling, cues }: Reading): boolean =>
  (said === null || said.phrase !== null || feeling !== null) && !cues.some(({ cue }) => cue.hope);

function stageOf(reading: Reading, { after, turns }: Talk): Stage {
  if (summaryDue(reading, turns)) return "summary";
  const stages = STAGES[after][reading.turn.audience];
  // Who has lost somebody, or says little, is not handed an exercise before there was time to tell.
  if (
    reading.quiet ||
    reading.terse ||
    (after === "start" && turns < 12 && reading.topic === "loss" && !reading.turn.approaches.length)
  )
    return "explore";
  if (after === "start" && turns === 3 && readyFor(reading)) return "offer";
  return stages[turns - 1] ?? CYCLE[(turns - stages.length - 1) % CYCLE.length] ?? "explore";
}

/** Every few turns, rather where the last message opens nothing of its own. */
function summaryDue(reading: Reading, turns: number): boolean {
  const { turn, voice, cues, topicNow, topic } = reading;
  const due = cues.length > 0 ? 14 : topicNow === null && topic !== "loss" ? 7 : 10;
  if (!voice.summing || turns < due) return false;
  const summed = linesOf(voice.summing);
  const last = turn.lines.findLastIndex((line) => line.role === "assistant" && holdsLine(line, summed));
  const since = turn.lines.slice(last + 1).filter(({ role }) => role === "user").length;
  return since >= due && reading.told.length >= 4;
}

const linesOf = once(({ phrases, quotes }: Summing): readonly string[] => [...phrases, ...quotes]);

/** What was said, and with it what the person let the guide remember, where that belongs to it. */
function listen(speaker: Speaker, reading: Reading, atLength: boolean) {
  const known = reading.turn.memory.length > 0 && atLength;
  reflect(speaker, reading, atLength && !known);
  if (known) recall(speaker, reading);
}

const MOVES: Record<Stage, (speaker: Speaker, reading: Reading, opening: boolean) => void> = {
  explore,
  deepen: explore,
  summary: (speaker, reading) => {
    if (sumUp(speaker, reading)) return;
    reflect(speaker, reading, true);
    explore(speaker, reading);
  },
  offer: (speaker, reading) => {
    const [exercise] = fittingExercises(reading);
    if (!exercise || refusesExercises(reading) || wasOffered(reading.turn.lines, exercise)) explore(speaker, reading);
    else offer(speaker, reading, exercise);
  },
  carryOn: (speaker, reading) => {
    const busy = reading.cues.length > 0;
    if (busy && reading.words > 3) return explore(speaker, reading);
    if (!goBack(speaker, reading) && !speaker.say(reading.voice.carryOn)) explore(speaker, reading);
  },
  windDown: (speaker, reading) => {
    // Whoever is in the middle of something is not asked whether they want to stop.
    const busy = reading.words > 8 || reading.own.length < 10 || reading.cues.length > 0;
    if (busy || !speaker.say(reading.voice.windDown)) return explore(speaker, reading);
    speaker.suggest(chips(reading, { talk: true }).slice(-2));
  },
};

/** Brings back something from earlier: ahead of what has a question of its own, or to ask how the two belong together. */
function callBack(speaker: Speaker, reading: Reading): boolean {
  const { voice, earlier, turn } = reading;
  // With nothing said just now there are no two things to put side by side.
  if (reading.said === null || (turn.language === "en" && reading.words < 5)) return false;
  const said =
    related(reading) ??
    earlier.find({
      mayFit: (clause) => turn.language !== "en" || isWorthIt(clause),
      fits: (one) => !isJudgement(one.words) && (turn.language !== "en" || (one.phrase !== null && isWorthIt(one))),
    });
  if (!said) return false;
  if (said.phrase !== null && hasOwnQuestion(speaker, reading)) {
    if (!speaker.say(voice.callbackLead ?? [], { phrase: said.phrase })) return false;
    acknowledge(speaker, reading);
    explore(speaker, reading);
    return true;
  }
  if (reading.topic === "loss" || speaker.usedUp(voice.callbackQuestions)) return false;
  acknowledge(speaker, reading);
  if (sayBack(speaker, reading, said, voice.callbackPhrase, voice.callbackQuote)) speaker.say(voice.callbackQuestions);
  else explore(speaker, reading);
  return true;
}

/** Something from further back that is about the same: the brother of now and the brother of then. English. */
const related = once(({ earlier, text, turn, own }: Reading): Said | undefined => {
  if (turn.language !== "en") return undefined;
  const words = contentWords(text);
  const now = new Set(words);
  const before = own.at(-2) ?? "";
  const fits = (said: Said): boolean =>
    said.phrase !== null &&
    isWorthIt(said) &&
    contentOf(said).some((word) => now.has(word)) &&
    !isJudgement(said.phrase) &&
    !before.includes(said.words);
  // What a basic line does not hold as a whole, no part of it holds.
  const mayHold = ({ folded }: OwnLine): boolean => !isBasic(folded) || words.some((word) => folded.includes(word));
  const mayFit = (clause: Clause): boolean => isWorthIt(clause) && words.some((word) => clause.folded.includes(word));
  return earlier.find({ fits, mayHold, mayFit });
});

const calledBackLately = ({ turn, voice }: Reading): boolean =>
  turn.lines
    .filter(({ role }) => role === "assistant")
    .slice(-2)
    .some((line) => holdsLine(line, callbacksOf(voice)));

const callbacksOf = once(({ callbackPhrase, callbackLead = [] }: Voice): readonly string[] => [
  ...callbackPhrase,
  ...callbackLead,
]);

const hasOwnQuestion = (speaker: Speaker, { cues }: Reading): boolean =>
  cues.some(({ cue }) => !speaker.usedUp(cue.questions));

/** After an exercise: to what the conversation began with. */
function goBack(speaker: Speaker, { voice, told, own }: Reading): boolean {
  const first = told.find(({ words, phrase }) => !isJudgement(phrase ?? words) && !own.at(-1)?.includes(words));
  if (first === undefined) return false;
  const lines = voice.returning ?? [];
  return (
    speaker.say(
      lines.filter((line) => line.includes("{phrase}")),
      { phrase: first.phrase },
    ) || speaker.say(lines, { quote: first.quote })
  );
}

export function offer(speaker: Speaker, reading: Reading, exercise: Exercise) {
  const { voice, turn, memory } = reading;
  if (reading.intents.has("acute")) speaker.mustSay(voice.acute);
  else if (speaker.chance(2, "lead")) speaker.say(voice.offerLead);
  speaker.sayExactly(exercise.offer);
  const goal = trimPunctuation(turn.therapyGoals ?? "");
  if (isGoal(goal, turn.language) && wordCount(goal) <= 12 && !voice.goal.some((line) => memory.said(line)))
    speaker.say(voice.goal, { goal: `${voice.quoteMarks[0]}${goal}${voice.quoteMarks[1]}` });
  speaker.mustSay(voice.offerChoice);
  speaker.suggest(chips(reading, { first: exercise, talk: true }));
}

function calming(reading: Reading): Exercise {
  const fitting = fittingExercises(reading);
  const calm = fitting.filter((exercise) => exercise.id === "breathing" || exercise.id === "grounding");
  return (calm[0] ?? fitting[0]) as Exercise;
}
