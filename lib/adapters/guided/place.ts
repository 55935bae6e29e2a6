import type { TurnLine } from "@/lib/ports/model";
import type { Exercise } from "./copy/shape";
import { fold } from "./text";

/** Where the conversation stands, seen from the guide's own last words. */
export type Place =
  | { readonly kind: "step"; readonly exercise: Exercise; readonly step: number; readonly hinted: boolean }
  | { readonly kind: "offered"; readonly exercise: Exercise }
  | {
      readonly kind: "talk";
      /** What the stretch of talk began with. */
      readonly after: "start" | "offer" | "finish";
      /** Messages of the person in this stretch, the last one included. */
      readonly turns: number;
    };

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

const isBoundary = (text: string, exercises: readonly Exercise[]): boolean =>
  stepIn(text, exercises) !== null ||
  exercises.some((exercise) => includes(text, exercise.offer) || includes(text, exercise.close));

function stepIn(text: string, exercises: readonly Exercise[]) {
  for (const exercise of exercises) {
    for (const [step, { ask, hint }] of exercise.steps.entries()) {
      const hinted = includes(text, hint);
      if (hinted || includes(text, ask)) return { exercise, step, hinted };
    }
  }
  return null;
}

const includes = (text: string, marker: string): boolean => fold(text).includes(fold(marker));

export const wasOffered = (lines: readonly TurnLine[], exercise: Exercise): boolean =>
  lines.some(
    (line) =>
      line.role === "assistant" &&
      (includes(line.content, exercise.offer) || exercise.steps.some((step) => includes(line.content, step.ask))),
  );

/** The person's answers in the present run of an exercise, by step; an answer after a hint replaces the first. */
export function answersOf(lines: readonly TurnLine[], exercise: Exercise): (string | undefined)[] {
  const first = exercise.steps[0];
  const begun = lines.findLastIndex(
    (line) => line.role === "assistant" && first !== undefined && includes(line.content, first.ask),
  );
  const answers: (string | undefined)[] = [];
  for (let index = Math.max(begun, 0); index < lines.length - 1; index++) {
    const found = lines[index]?.role === "assistant" ? stepIn(lines[index]?.content ?? "", [exercise]) : null;
    const next = lines[index + 1];
    if (found && next?.role === "user") answers[found.step] = next.content;
  }
  return answers;
}
