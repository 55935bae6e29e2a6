import { chips, fittingExercises } from "../choose-exercise";
import type { Exercise } from "../copy/shape";
import { type Place, wasOffered } from "../place";
import type { Reading, Said } from "../reading";
import { isJudgement } from "../second-person";
import type { Speaker } from "../speaker";
import { fold, trimPunctuation, wordCount } from "../text";

type Talk = Extract<Place, { kind: "talk" }>;

/** The way through a stretch of talk; a child is offered something to do sooner. */
const STAGES: Record<Talk["after"], Record<"adult" | "child", readonly Stage[]>> = {
  start: { adult: ["explore", "explore", "deepen", "offer"], child: ["explore", "deepen", "offer"] },
  offer: { adult: ["explore", "deepen", "explore", "windDown"], child: ["explore", "explore", "windDown"] },
  finish: { adult: ["carryOn", "deepen", "windDown"], child: ["carryOn", "windDown"] },
};
type Stage = "explore" | "deepen" | "offer" | "carryOn" | "windDown";

export function talk(speaker: Speaker, reading: Reading, place: Talk) {
  const stages = STAGES[place.after][reading.turn.audience];
  const cycle: readonly Stage[] = ["explore", "deepen", "explore", "offer"];
  const stage = stages[place.turns - 1] ?? cycle[(place.turns - stages.length - 1) % cycle.length] ?? "explore";
  if (reading.intents.has("acute") && place.after === "start") return offer(speaker, reading, calming(reading));
  if (stage === "deepen" && reading.earlier.length > 0) acknowledge(speaker, reading);
  else reflect(speaker, reading, stage === "explore" || stage === "carryOn");
  MOVES[stage](speaker, reading, place);
  if (speaker.silent) speaker.mustSay(reading.voice.staying);
}

const MOVES: Record<Stage, (speaker: Speaker, reading: Reading, place: Talk) => void> = {
  explore,
  deepen: (speaker, reading, place) => {
    if (!callBack(speaker, reading)) explore(speaker, reading, place);
  },
  offer: (speaker, reading, place) => {
    const [exercise] = fittingExercises(reading);
    if (!exercise || wasOffered(reading.turn.lines, exercise)) explore(speaker, reading, place);
    else offer(speaker, reading, exercise);
  },
  carryOn: (speaker, reading, place) => {
    if (!speaker.say(reading.voice.carryOn)) explore(speaker, reading, place);
  },
  windDown: (speaker, reading, place) => {
    if (!speaker.say(reading.voice.windDown)) return explore(speaker, reading, place);
    speaker.suggest(chips(reading, { talk: true }).slice(-2));
  },
};

/** Gives back what was heard: the matter in the person's words, the feeling, or room for it. */
export function reflect(speaker: Speaker, reading: Reading, atLength: boolean) {
  const { voice, said, feeling, topic } = reading;
  const feelingFirst = speaker.chance(3, "order");
  // Half the time the clause alone, with nothing around it, is the plainest way to give it back.
  const facts = speaker.chance(2, "bare") ? ["{phrase}.", ...voice.phrase] : voice.phrase;
  const phrases = said?.phrase && isJudgement(said.phrase) ? voice.judgement : facts;
  const content = () => sayBack(speaker, reading, said, phrases, voice.quote);
  const sense = () => (feeling !== null && speaker.say(voice.feelings[feeling])) || speaker.say(voice.holding);
  // "I am ashamed" said back as "you are ashamed" adds nothing: the feeling is met instead.
  const onlyFeels = feeling !== null && wordCount(reading.text) <= 4 && /^i(?:'m| am| feel)\b/.test(fold(reading.text));
  if (onlyFeels && speaker.say(voice.feelings[feeling])) return;
  if (feelingFirst && feeling !== null && speaker.say(voice.feelings[feeling])) {
    if (atLength) content();
    return;
  }
  if (content()) {
    if (atLength) sense();
    return;
  }
  if (!sense() && topic) speaker.say(voice.topic, { topic: voice.topicNames[topic] });
}

/** Where something from earlier follows, two quotes in a row would be one too many. */
function acknowledge(speaker: Speaker, reading: Reading) {
  const { feeling, voice, said } = reading;
  if (feeling !== null && speaker.say(voice.feelings[feeling])) return;
  if (said?.phrase) reflect(speaker, reading, false);
  else speaker.say(voice.holding);
}

function sayBack(
  speaker: Speaker,
  { memory }: Reading,
  said: Said | null,
  phrases: readonly string[],
  quotes: readonly string[],
): boolean {
  if (!said || memory.mentions(said.words) > 2) return false;
  return (
    (said.phrase !== null && speaker.say(phrases, { phrase: said.phrase })) ||
    speaker.say(quotes, { quote: said.quote })
  );
}

function explore(speaker: Speaker, reading: Reading, place: Talk) {
  const { voice, topic, topicNow, feeling } = reading;
  const opening = place.after === "start" && place.turns === 1;
  if (opening || place.turns === 2) speaker.suggest(chips(reading));
  if (feeling === "good" && speaker.say(voice.savour)) return;
  if (opening && reading.words > 40 && speaker.say(voice.openQuestions)) return;
  const heard = fold(reading.text);
  if (voice.cues.some((cue) => cue.heard.test(heard) && speaker.say(cue.questions))) return;
  // Grief and illness stay the subject while a person talks of other things around them.
  const about = topicNow ?? (topic === "loss" || topic === "health" ? topic : null);
  if (about && speaker.say(voice.topicQuestions[about] ?? [])) return;
  if (opening && speaker.say(voice.openQuestions)) return;
  speaker.say(voice.questions) || speaker.say(voice.staying);
}

/** Brings back something from earlier and asks how the two belong together. */
function callBack(speaker: Speaker, reading: Reading): boolean {
  const { voice, earlier } = reading;
  const said = earlier.find(({ words }) => !isJudgement(words));
  if (!said || !sayBack(speaker, reading, said, voice.callbackPhrase, voice.callbackQuote)) return false;
  return speaker.say(voice.callbackQuestions) || speaker.say(voice.questions);
}

export function offer(speaker: Speaker, reading: Reading, exercise: Exercise) {
  const { voice, turn } = reading;
  if (reading.intents.has("acute")) speaker.mustSay(voice.acute);
  else speaker.say(voice.offerLead);
  speaker.sayExactly(exercise.offer);
  const goal = trimPunctuation(turn.therapyGoals ?? "");
  if (goal !== "" && wordCount(goal) <= 12)
    speaker.say(voice.goal, { goal: `${voice.quoteMarks[0]}${goal}${voice.quoteMarks[1]}` });
  speaker.mustSay(voice.offerChoice);
  speaker.suggest(chips(reading, { first: exercise, talk: true }));
}

function calming(reading: Reading): Exercise {
  const fitting = fittingExercises(reading);
  const calm = fitting.filter((exercise) => exercise.id === "breathing" || exercise.id === "grounding");
  return (calm[0] ?? fitting[0]) as Exercise;
}
