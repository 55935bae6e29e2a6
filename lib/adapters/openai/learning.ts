import { createHash } from "node:crypto";
import type { Learning, ThinkingHabit } from "@/lib/ports/model";
import { ask } from "./ask";
import type { ServerConnection } from "./connection";
import { endingOf } from "./ending";
import { learn } from "./habits";
import { OWN_QUESTION } from "./own-question";
import { readAnswer } from "./read-answer";
import { ThinkingFilter } from "./thinking-filter";

/** Timeout for the question (ms). */
const PATIENCE_MS = 45_000;
/** Minimum interval between questions (ms), no matter what triggers them or whether they fail. */
const AGAIN_MS = 60_000;
/**
 * A server may change without changing its name, so it's asked again after this long (ms). Until
 * then, the known habit applies.
 */
const RENEWED_MS = 24 * 60 * 60_000;

/**
 * Learns a server's habit by asking it a question of our own. Only the server's template decides
 * whether thinking begins without a mark, but a person can make a model write any mark, and the
 * learned habit applies to everyone's answers.
 */
export function learningOf(server: ServerConnection): Learning {
  const { client, model, habits } = server;
  let triedAt = 0;
  let isAsking = false;
  return {
    server: createHash("sha256").update(`${client.baseURL}\n${model}`).digest("hex").slice(0, 32),
    get learned() {
      return habits.thinking;
    },
    get isDue() {
      const { habit, at } = habits.thinking;
      const isOpen = habit === null || Date.now() - at.getTime() > RENEWED_MS;
      return isOpen && !isAsking && Date.now() - triedAt > AGAIN_MS;
    },
    take(learned) {
      if (learned.at <= habits.thinking.at) return;
      habits.thinking = learned;
      habits.thinks ||= learned.habit === "unopened";
    },
    async prove() {
      triedAt = Date.now();
      isAsking = true;
      try {
        const habit = await askedHabit(server);
        if (habit) learn(habits, habit);
      } catch {
        // Until the habit is known, answers are shown only once they're complete.
      } finally {
        isAsking = false;
      }
    },
  };
}

/** Null if the answer broke off before it showed anything. */
async function askedHabit(server: ServerConnection): Promise<ThinkingHabit | null> {
  const response = await ask(server, OWN_QUESTION, AbortSignal.timeout(PATIENCE_MS));
  const spoken = new ThinkingFilter({ alert: false });
  let said = "";
  let finish: string | null = null;
  let isDone = false;
  for await (const answer of readAnswer(response)) {
    finish = answer.finish ?? finish;
    isDone ||= answer.isDone;
    said += spoken.push(answer.text).text;
    if (spoken.closedUnopened || spoken.closedEmpty) return "unopened";
    if (answer.thought || spoken.opened) return "marked";
    if (spoken.isOver) break;
  }
  said += spoken.end();
  const isWhole = spoken.isOver || endingOf(finish, isDone, said) === "whole";
  return said.trim() !== "" && isWhole ? "marked" : null;
}
