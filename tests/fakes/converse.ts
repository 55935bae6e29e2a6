import type { Guide, Remembered, ReplyPiece, Turn, TurnLine, WalkedExercise } from "@/lib/ports/model";
import type { ScriptedPerson } from "./scripted-people";

export interface SpokenLine {
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly activities: readonly string[];
  /** The exercises that this answer completed. */
  readonly finished?: readonly WalkedExercise[];
}

export const aTurn = (over: Partial<Turn> = {}): Turn => ({
  sessionId: "6b1f0c9e-7c1b-4a53-9a55-0d9f4c3f6a10",
  audience: "adult",
  language: "en",
  firstName: null,
  age: null,
  culturalBackground: null,
  religion: null,
  therapyGoals: null,
  approaches: [],
  memory: [],
  before: null,
  lines: [],
  ...over,
});

/** Memory items with these sentences, as they were written some days ago. */
export const remembered = (...sentences: readonly string[]): readonly Remembered[] =>
  sentences.map((said, at) => ({
    ...{ id: `00000000-0000-4000-8000-00000000000${at}`, said, isFollowedUp: false },
    at: new Date("2026-11-18T12:00:00Z"),
  }));

export const userTurn = (content: string, over: Partial<Turn> = {}): Turn =>
  aTurn({ ...over, lines: [...(over.lines ?? []), { role: "user", content }] });

/** Collects a whole answer. */
export async function collect(
  pieces: AsyncIterable<ReplyPiece>,
): Promise<{ text: string; activities: readonly string[]; finished: readonly WalkedExercise[] }> {
  let text = "";
  const finished: WalkedExercise[] = [];
  let activities: readonly string[] = [];
  for await (const piece of pieces) {
    if (piece.type === "text") text += piece.text;
    else if (piece.type === "activities") activities = piece.activities;
    else if (piece.type === "finished") finished.push(piece.finished);
    else if (piece.type === "withdrawn") text = "";
  }
  return { text, activities, finished };
}

/** Plays a scripted person's side of a conversation, line by line. */
export async function converse(guide: Guide, person: ScriptedPerson): Promise<SpokenLine[]> {
  const spoken: SpokenLine[] = [];
  for (const content of person.says) {
    spoken.push({ role: "user", content, activities: [] });
    const lines = spoken.map((line) => ({ role: line.role, content: line.content }));
    const { says: _, ...about } = person;
    const reply = await collect(guide.reply(aTurn({ ...about, lines }), new AbortController().signal));
    spoken.push({ role: "assistant", content: reply.text, activities: reply.activities, finished: reply.finished });
  }
  return spoken;
}

/** The guide's answers to these lines, one after the other. */
export async function answersTo(guide: Guide, said: readonly string[], over: Partial<Turn> = {}) {
  const lines: TurnLine[] = [];
  const answers = [];
  for (const content of said) {
    const turn = userTurn(content, { age: 34, ...over, lines });
    const answer = await collect(guide.reply(turn, new AbortController().signal));
    lines.push({ role: "user", content }, { role: "assistant", content: answer.text });
    answers.push(answer);
  }
  return answers;
}
