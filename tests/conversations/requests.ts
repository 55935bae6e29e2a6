import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { Plan } from "@/lib/guide/turn-plan";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";

const requests = z.array(
  z.strictObject({
    language: z.enum(SPOKEN_LANGUAGES),
    age: z.int().min(5).max(120),
    text: z.string().min(1),
    /** Cards that would answer it, the best first; "none" where none would. */
    fits: z.array(z.string()).min(1),
  }),
);
export type Request = z.infer<typeof requests>[number];

/**
 * The card by which a plan takes what was told, or the name of its move: exploring is what's due,
 * and going on about what was said before isn't.
 */
export const meetingCard = (plan: Plan | undefined): string =>
  plan && (plan.move === "explore" || plan.move === "card") ? plan.id : (plan?.move ?? "none");

/**
 * The card that answers, or the name of the move that doesn't: asking back is no answer to a
 * request.
 */
export const answeringCard = (plan: Plan | undefined): string =>
  plan && (plan.move === "card" || plan.move === "more" || plan.move === "another") ? plan.id : (plan?.move ?? "none");

/** Moves by which no card is given. Where none would answer, each of them is right. */
const GIVES_NONE: ReadonlySet<string> = new Set(["not_found", "talk", "say", "either", "none"]);

export function isAnswered({ fits }: Request, plan: Plan | undefined): boolean {
  const card = answeringCard(plan);
  return fits.includes(card) || (fits.includes("none") && GIVES_NONE.has(card));
}

const readAll = (file: string): readonly Request[] =>
  requests.parse(parse(readFileSync(`tests/conversations/${file}.yaml`, "utf8")));

/**
 * Direct requests in seven languages: synthetic, by writers who had seen none of the guide's asks.
 * By the first the floors were set.
 */
export const readRequests = (): readonly Request[] => readAll("requests");
export const readUnseenRequests = (): readonly Request[] => readAll("requests-unseen");

/** What is told without asking for anything; `fits` is what it's about. */
export const readTold = (): readonly Request[] => readAll("told");
