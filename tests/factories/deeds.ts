import { insert } from "../integration/rows";
import { query } from "../support/database";

const DAY = 86_400_000;
const sealed = "v1.x";
const ago = (days: number) => new Date(Date.now() - days * DAY);
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** What a person did, as rows: on each of the last `days` days a check-in. */
export async function giveMoods(userId: string, days: number): Promise<void> {
  for (const at of times(days)) await insert("mood_entries", { userId, mood: "neutral", createdAt: ago(at) });
}

/** Conversations in which the person wrote so many messages. */
export async function giveTalks(userId: string, count: number, messages = 3): Promise<void> {
  for (const at of times(count)) {
    const sessionId = await insert("chat_sessions", { userId, title: sealed });
    for (const _ of times(messages)) {
      await insert("chat_messages", { sessionId, role: "user", content: sealed, createdAt: ago(at) });
      await insert("chat_messages", { sessionId, role: "assistant", content: sealed, createdAt: ago(at) });
    }
  }
}

export async function giveExercises(userId: string, count: number): Promise<void> {
  for (const _ of times(count)) {
    await insert("finished_exercises", { userId, exercise: "breathing", approach: "MBCT", finishedAt: ago(0) });
  }
}

export async function giveRoutines(userId: string, count: number, completedExercises = 2): Promise<void> {
  for (const _ of times(count)) {
    await insert("pt_sessions", { userId, duration: 12, totalExercises: 4, completedExercises, createdAt: ago(0) });
  }
}

/** As if the person had begun then: what they did since counts. */
export const enrolledDaysAgo = (userId: string, days: number) =>
  query(`UPDATE user_programs SET "enrolledAt" = $2 WHERE "userId" = $1`, [userId, ago(days)]);
