import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
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

/** Direct requests in seven languages, written by people who saw none of the guide's asks. */
export const readRequests = (): readonly Request[] =>
  requests.parse(parse(readFileSync("tests/conversations/requests.yaml", "utf8")));
