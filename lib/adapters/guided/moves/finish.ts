import { APPROACH_OF } from "../approaches";
import { chips } from "../choose-exercise";
import type { Exercise, Shift } from "../copy/shape";
import { givenIn, quoted } from "../given";
import { numberIn } from "../number-in";
import type { Reading } from "../reading";
import type { Fill, Speaker } from "../speaker";
import { fold } from "../text";

/** The end of an exercise: what the person said in it, what moved, and that it was walked. */
export function finish(speaker: Speaker, reading: Reading, exercise: Exercise) {
  const given = givenIn(reading, exercise);
  const gaps: Fill = Object.fromEntries(
    given.map((answer, index) => [`answer${index + 1}`, quoted(reading, answer ?? "")]),
  );
  if (exercise.shift) sayShift(speaker, exercise.shift, given);
  speaker.sayInOrder([...(exercise.summary ? [exercise.summary] : []), ...(exercise.summaries ?? [])], gaps);
  speaker.sayExactly(exercise.close);
  const approach = APPROACH_OF[exercise.id];
  // One that was passed through without answers was not done, and the history does not say that it was.
  if (approach && given.filter((answer) => answered(reading, answer)).length * 2 >= exercise.steps.length)
    speaker.finish({ exercise: exercise.id, approach });
  speaker.suggest(chips(reading, { talk: true }).slice(-2));
}

function sayShift(speaker: Speaker, shift: Shift, given: readonly (string | undefined)[]) {
  const at = (step: number) => numberIn(given[step] ?? "", shift.most);
  const [from, to] = [at(shift.from), at(shift.to)];
  if (from === null || to === null) return;
  const line = to < from ? shift.down : to > from ? shift.up : shift.same;
  speaker.say([line], { from: String(from), to: String(to) });
}

const answered = ({ lexicon }: Reading, answer: string | undefined): boolean =>
  answer !== undefined && answer.trim() !== "" && !lexicon.intents.dontKnow.test(fold(answer));
