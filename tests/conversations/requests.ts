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
    /** Cards that would answer it, best first; "none" if there is none. */
    fits: z.array(z.string()).min(1),
  }),
);
export type Request = z.infer<typeof requests>[number];

/**
 * The card that responds to what was told, or else the name of the move. Exploring counts;
 * continuing an earlier topic doesn't.
 */
export const meetingCard = (plan: Plan | undefined): string =>
  plan && (plan.move === "explore" || plan.move === "card") ? plan.id : (plan?.move ?? "none");

/**
 * The card that answers, or else the name of the move; a counter-question doesn't answer a request.
 */
export const answeringCard = (plan: Plan | undefined): string =>
  plan && (plan.move === "card" || plan.move === "more" || plan.move === "another") ? plan.id : (plan?.move ?? "none");

/** Moves that offer no card; all of them are right if no card fits. */
const GIVES_NONE: ReadonlySet<string> = new Set(["not_found", "talk", "say", "either", "none"]);

export function isAnswered({ fits }: Request, plan: Plan | undefined): boolean {
  const card = answeringCard(plan);
  return fits.includes(card) || (fits.includes("none") && GIVES_NONE.has(card));
}

const readAll = (file: string): readonly Request[] =>
  requests.parse(parse(readFileSync(`tests/conversations/${file}.yaml`, "utf8")));

/**
 * Direct requests in seven languages: synthetic, by writers who had seen none of the guide's asks.
 * The guide's floors were set with the first file.
 */
export const readRequests = (): readonly Request[] => readAll("requests");
export const readUnseenRequests = (): readonly Request[] => readAll("requests-unseen");

/** Messages that tell something without asking for anything; `fits` names the topic. */
export const readTold = (): readonly Request[] => readAll("told");
