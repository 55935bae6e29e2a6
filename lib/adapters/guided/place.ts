import type { TurnLine } from "@/lib/ports/model";
import type { Exercise } from "./copy/shape";
import { fold, sentencesOf } from "./text";

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

export function findPlace(lines: readonly TurnLine[], exercises: readonly Exercise[]): Place {
  const last = lines.findLast((line) => line.role === "assistant");
  const step = last && stepIn(last.content, exercises);
  if (step) return { kind: "step", ...step };
  const offered = last && exercises.find((exercise) => includes(last.content, exercise.offer));
  if (offered) return { kind: "offered", exercise: offered };
  const boundary = lines.findLastIndex((line) => line.role === "assistant" && isBoundary(line.content, exercises));
  const turns = lines.slice(boundary + 1).filter((line) => line.role === "user").length;
  if (boundary === -1) return { kind: "talk", after: "start", turns };
  const finished = exercises.some((exercise) => includes(lines[boundary]?.content ?? "", exercise.close));
  return { kind: "talk", after: finished ? "finish" : "offer", turns };
}

/** The exercise that was begun last and left before its end, for who wants to take it up again. */
export function leftOpen(lines: readonly TurnLine[], exercises: readonly Exercise[]): AtStep | null {
  for (const line of lines.toReversed()) {
    if (line.role !== "assistant") continue;
    if (exercises.some((exercise) => includes(line.content, exercise.close))) return null;
    const step = stepIn(line.content, exercises);
    if (step) return { kind: "step", ...step };
  }
  return null;
}

const isBoundary = (text: string, exercises: readonly Exercise[]): boolean =>
  stepIn(text, exercises) !== null ||
  exercises.some((exercise) => includes(text, exercise.offer) || includes(text, exercise.close));

function stepIn(text: string, exercises: readonly Exercise[]) {
  const said = fold(text);
  for (const exercise of exercises) {
    for (const [step, { ask, hint }] of exercise.steps.entries()) {
      const hinted = said.includes(foldedMark(hint));
      if (hinted || said.includes(foldedMark(ask))) return { exercise, step, hinted };
    }
  }
  return null;
}

/** The longest sentence of a question: it stands in every form in which the question is asked again. */
export const markOf = (question: string): string =>
  sentencesOf(question).reduce((longest, sentence) => (sentence.length > longest.length ? sentence : longest), "");

const FOLDED = new Map<string, string>();

/** The authored lines are few and looked for at every turn, so each is folded once. */
function once(line: string, make: (line: string) => string): string {
  const known = FOLDED.get(line);
  if (known !== undefined) return known;
  const folded = make(line);
  FOLDED.set(line, folded);
  return folded;
}

const foldedMark = (question: string): string => once(question, (line) => fold(markOf(line)));
const includes = (text: string, marker: string): boolean => fold(text).includes(fold(marker));

export const wasOffered = (lines: readonly TurnLine[], exercise: Exercise): boolean =>
  lines.some(({ role, content }) => {
    if (role !== "assistant") return false;
    const said = fold(content);
    return said.includes(fold(exercise.offer)) || exercise.steps.some(({ ask }) => said.includes(foldedMark(ask)));
  });

export const wasBegun = (lines: readonly TurnLine[], { steps }: Exercise): boolean =>
  lines.some(
    ({ role, content }) => role === "assistant" && steps.some(({ ask }) => fold(content).includes(foldedMark(ask))),
  );

/** What was offered last, whether or not it was begun. */
export const lastOffered = (lines: readonly TurnLine[], exercises: readonly Exercise[]): Exercise | undefined =>
  lines
    .toReversed()
    .flatMap(({ role, content }) =>
      role === "assistant" ? exercises.filter(({ offer }) => includes(content, offer)) : [],
    )[0];

export const wasFinished = (lines: readonly TurnLine[], exercise: Exercise): boolean =>
  lines.some(({ role, content }) => role === "assistant" && includes(content, exercise.close));

/** The guide's question and the person's answer in the present run of an exercise, by step; a later answer replaces one. */
export function answersOf(
  lines: readonly TurnLine[],
  exercise: Exercise,
): ({ readonly asked: string; readonly answer: string } | undefined)[] {
  const first = markOf(exercise.steps[0]?.ask ?? "");
  const begun = lines.findLastIndex((line) => line.role === "assistant" && includes(line.content, first));
  const answers: ({ asked: string; answer: string } | undefined)[] = [];
  for (let index = Math.max(begun, 0); index < lines.length - 1; index++) {
    const asked = lines[index]?.role === "assistant" ? (lines[index]?.content ?? "") : "";
    const found = asked === "" ? null : stepIn(asked, [exercise]);
    const next = lines[index + 1];
    if (found && next?.role === "user") answers[found.step] = { asked, answer: next.content };
  }
  return answers;
}
