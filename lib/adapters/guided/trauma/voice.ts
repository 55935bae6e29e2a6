import type { TraumaWork } from "@/lib/ports/model";
import type { Exercise, Voice } from "../copy/shape";
import type { ReadTurn } from "../line";
import { wasBegun, wasFinished, wasOffered } from "../place";
import { fold } from "../text";
import { SPEECH } from "../voices";
import { traumaAnswers } from "./copy/en/answers";
import { traumaCues } from "./copy/en/cues";
import { meaning } from "./copy/en/meaning";
import { approachQuestions, openQuestions, plainQuestions, questions } from "./copy/en/questions";
import { skills } from "./copy/en/skills";
import { en } from "./copy/en/steady";
import { steadying } from "./copy/en/steadying";
import { saysSteady } from "./signs";

const CALMING = new Set(["grounding", "breathing"]);

/** Exercises that calm, in each language; English has some made for trauma besides. */
export const steadyExercises = ({ language }: ReadTurn): readonly Exercise[] => {
  const own = SPEECH[language].adult.exercises.filter(({ id }) => CALMING.has(id));
  return language === "en" ? [...own.toReversed(), ...steadying] : own.toReversed();
};

/** What the approach changes: its own skills come first, other people's do not come at all. */
const suits = (exercise: Exercise, { approach, kind }: TraumaWork): boolean =>
  exercise.approaches.test(approach) ||
  (kind === "grief" && exercise.approaches.test("grief")) ||
  exercise.id === "alarm-signs";

/**
 * Work with meaning opens only to somebody who feels safe and has come to rest in this talk; one that was begun stays
 * known, so that it can be walked to its end.
 */
function meaningFor(turn: ReadTurn, work: TraumaWork): readonly Exercise[] {
  if (work.depth !== "meaning") return [];
  const own = turn.lines.filter(({ role }) => role === "user").map(({ content }) => content);
  const steady = saysSteady(own) || steadyExercises(turn).some((exercise) => wasFinished(turn.lines, exercise));
  return meaning.filter(
    (exercise) =>
      exercise.approaches.test(work.approach) &&
      (steady || wasOffered(turn.lines, exercise) || wasBegun(turn.lines, exercise)),
  );
}

/** What belongs to the approach itself, as far as it is open now: the most of it first. */
export const ownExercises = (turn: ReadTurn, work: TraumaWork): readonly Exercise[] => {
  const known = skills.filter((exercise) => suits(exercise, work));
  const grief = known.filter(({ approaches }) => approaches.test("grief"));
  const chosen = known.filter(({ approaches }) => approaches.test(work.approach));
  const open = meaningFor(turn, work);
  // Approaches with a skill of their own begin with it; the others have their work with meaning.
  return [...new Set([...grief, ...chosen, ...open, ...known])];
};

/** In ordinary talk these lines ask what happened, or give the person's own words back; with a trauma neither is safe. */
const SILENT = {
  quote: [],
  callbackPhrase: [],
  callbackQuote: [],
  callbackLead: [],
  callbackQuestions: [],
  topicQuestions: {},
  topicReflect: {},
  topicAdvice: {},
  approachQuestions: {},
  recap: undefined,
  summing: undefined,
  carried: undefined,
  returning: undefined,
  short: undefined,
  goal: [],
} satisfies Partial<Voice>;

/** What they say of themselves today may be given back; what was done to them, or by whom, is not said again. */
const isAboutNow = ({ lines }: ReadTurn): boolean =>
  /\bi(?:'m| am|'ve| have| can't| cannot| feel| keep| get| don't| want| need| still| miss| snap| wake)\b/.test(
    fold(lines.at(-1)?.content ?? ""),
  );

/** Its own answers, and of the ordinary ones those that lead back. */
const DIRECT: Voice["direct"] = [
  ...traumaAnswers,
  ...(SPEECH.en.adult.direct ?? []).filter(({ after }) => after === "back"),
];

/** How Sage speaks in English with an adult who is steady enough to talk about more than getting steady. */
export function traumaVoice(turn: ReadTurn, work: TraumaWork): Voice {
  const { adult } = SPEECH.en;
  // Questions of one approach belong to work that is open for it.
  const led = work.depth === "meaning" || work.approach !== "cpt" ? approachQuestions[work.approach] : [];
  return {
    ...adult,
    ...SILENT,
    phrase: isAboutNow(turn) ? adult.phrase : [],
    holding: en.hold,
    openQuestions,
    questions: [...led, ...questions],
    plainQuestions,
    cues: traumaCues,
    direct: DIRECT,
    offerLead: [
      "I would like to offer you something, and you are free to say no.",
      "Maybe there is something small for that.",
    ],
    offerChoice: en.choice,
    advice: [
      "You know your limits best. Many people begin with what calms the body. Shall we try one of these, or is there something you thought of?",
      "There is more than one good way. What has helped you even a little before?",
    ],
    adviceLead: ["I can tell you what helps many people, and you say whether it fits."],
    smaller: [
      "Not knowing is fine. A smaller one: is your body more tense or more tired right now?",
      "We can leave that alone. What can you see from where you sit?",
      "You do not have to know. What would make the next ten minutes a bit easier?",
      "Then nothing for now. Would you rather try something calm, or just sit here for a bit?",
    ],
    repair: [
      "Thank you for saying so. I was off there. What would be more useful right now?",
      "Then I got that wrong. What matters most at this moment?",
      "That missed you, I see. Shall we do something calm, or would you like to say it differently?",
    ],
    afterYes: [
      "All right. What is that like in an ordinary day?",
      "Okay. What does your body do with it?",
      "I see. What helps, even a little, when it is like that?",
    ],
    afterNo: ["No, then. What would be closer?", "All right, not that. What would you like instead?"],
    staying: [
      "You can say as much or as little as you like.",
      "There is no wrong way to go on from here.",
      "I am still here, and reading closely.",
      "We can also be quiet for a moment.",
      "You decide what comes next, and you can stop at any time.",
      "Whatever you leave out stays yours.",
    ],
    exercises: [...steadyExercises(turn), ...ownExercises(turn, work)],
  };
}
