import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { Plan } from "@/lib/guide/plan";
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

/** The card that answers, or the name of the move that doesn't: asking back is no answer to a request. */
export const answeringCard = (plan: Plan | undefined): string =>
  plan && (plan.move === "card" || plan.move === "more" || plan.move === "another") ? plan.id : (plan?.move ?? "none");

export function isAnswered({ fits }: Request, plan: Plan | undefined): boolean {
  const card = answeringCard(plan);
  return (
    fits.includes(card) || (fits.includes("none") && (card === "not_found" || card === "listen" || card === "none"))
  );
}

/** Direct requests in seven languages: synthetic, by a writer who had seen none of the guide's asks. */
export const readRequests = (): readonly Request[] =>
  requests.parse(parse(readFileSync("tests/conversations/requests.yaml", "utf8")));
