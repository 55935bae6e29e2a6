import { APPROACH_OF } from "../approaches";
import { chips } from "../choose-exercise";
import type { Exercise } from "../copy/shape";
import { quotableAnswer } from "../key-phrases";
import { answersOf, type Place } from "../place";
import { isGibberish, type Reading } from "../reading";
import type { Fill, Speaker } from "../speaker";
import { fold } from "../text";

export function begin(speaker: Speaker, exercise: Exercise) {
  const [first] = exercise.steps;
  if (!first) return;
  if (first.plainLead) speaker.sayExactly(first.plainLead);
  speaker.sayExactly(first.ask);
}

/** One turn of an exercise: goes on to the next question, makes the same one smaller, or stops when asked to. */
export function walk(speaker: Speaker, reading: Reading, place: Extract<Place, { kind: "step" }>) {
  const { exercise, step, hinted } = place;
  const current = exercise.steps[step];
  if (!current) return;
  if (reading.intents.has("stop") || reading.intents.has("keepTalking")) {
    speaker.mustSay(reading.voice.stopped);
    speaker.say(reading.voice.back);
    return speaker.suggest(chips(reading, { talk: true }));
  }
  if (asksWhy(reading.text)) {
    speaker.sayExactly(exercise.why);
    return speaker.sayExactly(hinted ? current.ask : current.hint);
  }
  const stuck = reading.intents.has("dontKnow") || reading.intents.has("misunderstood") || isGibberish(reading);
  if (stuck && !hinted) {
    return speaker.sayExactly(current.hint);
  }
  if (stuck) speaker.mustSay(reading.voice.leftOpen);
  if (step + 1 < exercise.steps.length) next(speaker, reading, exercise, step + 1, stuck);
  else finish(speaker, reading, exercise);
}

const asksWhy = (text: string): boolean =>
  /^(?:why\b|what for|what's the point|por qu[eé]|para qu[eé]|pourquoi|à quoi|warum|wozu|为什么|لماذا|क्यों)/i.test(
    text.trim(),
  ) && /[?？؟]\s*$/.test(text);

function next(speaker: Speaker, reading: Reading, exercise: Exercise, step: number, stuck: boolean) {
  const { lead, plainLead, ask } = exercise.steps[step] ?? { ask: "" };
  if (!stuck) {
    const answer = quoted(reading, reading.text);
    speaker.say([...(lead ? [lead] : [])], { answer }) || (plainLead && speaker.say([plainLead]));
  }
  speaker.sayExactly(ask);
}

function finish(speaker: Speaker, reading: Reading, exercise: Exercise) {
  const given = answersOf(reading.turn.lines, exercise);
  const answers: Fill = Object.fromEntries(
    given.map((answer, index) => [`answer${index + 1}`, quoted(reading, answer ?? "")]),
  );
  if (exercise.summary) speaker.say([exercise.summary], answers);
  speaker.sayExactly(exercise.close);
  const approach = APPROACH_OF[exercise.id];
  // One that was passed through without answers was not done, and the history does not say that it was.
  if (approach && given.filter((answer) => answered(reading, answer)).length * 2 >= exercise.steps.length)
    speaker.finish({ exercise: exercise.id, approach });
  speaker.suggest(chips(reading, { talk: true }).slice(-2));
}

function quoted({ voice, lexicon }: Reading, text: string): string | null {
  if (lexicon.intents.dontKnow.test(text.toLowerCase())) return null;
  const answer = quotableAnswer(text, lexicon);
  return answer && `${voice.quoteMarks[0]}${answer}${voice.quoteMarks[1]}`;
}

const answered = ({ lexicon }: Reading, answer: string | undefined): boolean =>
  answer !== undefined && answer.trim() !== "" && !lexicon.intents.dontKnow.test(fold(answer));
