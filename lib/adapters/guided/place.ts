import type { Exercise } from "./copy/shape";
import type { Line } from "./line";
import { marksOf, traceOf } from "./traces";

/** Where the conversation stands, seen from the guide's own last words. */
export type Place =
  | AtStep
  | { readonly kind: "offered"; readonly exercise: Exercise }
  | {
      readonly kind: "talk";
      /** What the stretch of talk began with. */
      readonly after: "start" | "offer" | "finish";
      /** Messages of the person in this stretch, the last one included. */
      readonly turns: number;
    };

export interface AtStep {
  readonly kind: "step";
  readonly exercise: Exercise;
  readonly step: number;
  readonly hinted: boolean;
}

export function findPlace(lines: readonly Line[], exercises: readonly Exercise[]): Place {
  const last = lines.findLast(isReply);
  const met = metIn(lines, exercises);
  const step = last && stepIn(last, met);
  if (step) return { kind: "step", ...step };
  const offered = last && met.find((exercise) => isOffer(last, exercise));
  if (offered) return { kind: "offered", exercise: offered };
  const boundary = lines.findLastIndex((line) => isReply(line) && isBoundary(line, met));
  const turns = lines.slice(boundary + 1).filter((line) => line.role === "user").length;
  const end = lines[boundary];
  if (!end) return { kind: "talk", after: "start", turns };
  const finished = met.some((exercise) => isClose(end, exercise));
  return { kind: "talk", after: finished ? "finish" : "offer", turns };
}

/** The exercise that was begun last and left before its end, for who wants to take it up again. */
export function leftOpen(lines: readonly Line[], exercises: readonly Exercise[]): AtStep | null {
  const met = metIn(lines, exercises);
  for (const line of lines.toReversed()) {
    if (!isReply(line)) continue;
    if (met.some((exercise) => isClose(line, exercise))) return null;
    const step = stepIn(line, met);
    if (step) return { kind: "step", ...step };
  }
  return null;
}

const isReply = ({ role }: Line): boolean => role === "assistant";

/** Of most exercises no line says anything; only the others are looked for line by line. */
const metIn = (lines: readonly Line[], exercises: readonly Exercise[]): readonly Exercise[] =>
  exercises.filter((exercise) => traceOf(lines, exercise).any);

const isOffer = (line: Line, exercise: Exercise): boolean => line.folded.includes(marksOf(exercise).offer);
const isClose = (line: Line, exercise: Exercise): boolean => line.folded.includes(marksOf(exercise).close);

const isBoundary = (line: Line, exercises: readonly Exercise[]): boolean =>
  stepIn(line, exercises) !== null || exercises.some((exercise) => isOffer(line, exercise) || isClose(line, exercise));

function stepIn(line: Line, exercises: readonly Exercise[]) {
  const said = line.folded;
  for (const exercise of exercises) {
    const { steps } = marksOf(exercise);
    const step = steps.findIndex(({ ask, hint }) => said.includes(hint) || said.includes(ask));
    const found = steps[step];
    if (found) return { exercise, step, hinted: said.includes(found.hint) };
  }
  return null;
}

export const wasOffered = (lines: readonly Line[], exercise: Exercise): boolean => {
  const { offered, begun } = traceOf(lines, exercise);
  return offered || begun;
};

export const wasBegun = (lines: readonly Line[], exercise: Exercise): boolean => traceOf(lines, exercise).begun;

export const wasFinished = (lines: readonly Line[], exercise: Exercise): boolean => traceOf(lines, exercise).finished;

/** What was offered last, whether or not it was begun. */
export function lastOffered(lines: readonly Line[], exercises: readonly Exercise[]): Exercise | undefined {
  const met = metIn(lines, exercises);
  const line = lines.findLast((one) => isReply(one) && met.some((exercise) => isOffer(one, exercise)));
  return line && met.find((exercise) => isOffer(line, exercise));
}

/** The guide's question and the person's answer in the present run of an exercise, by step; a later answer replaces one. */
export function answersOf(
  lines: readonly Line[],
  exercise: Exercise,
): ({ readonly asked: string; readonly answer: string } | undefined)[] {
  const first = marksOf(exercise).steps[0]?.ask ?? "";
  const begun = lines.findLastIndex((line) => isReply(line) && line.folded.includes(first));
  const answers: ({ asked: string; answer: string } | undefined)[] = [];
  for (let index = Math.max(begun, 0); index < lines.length - 1; index++) {
    const line = lines[index];
    const found = line && isReply(line) && line.content !== "" ? stepIn(line, [exercise]) : null;
    const next = lines[index + 1];
    if (line && found && next?.role === "user") answers[found.step] = { asked: line.content, answer: next.content };
  }
  // A step that was never asked is undefined and no hole, which `map` would pass over.
  return Array.from(answers);
}
