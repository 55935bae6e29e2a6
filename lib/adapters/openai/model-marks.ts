import { z } from "zod";
import { readContent } from "@/lib/shared/read-content";

const patterns = z.array(z.string().min(1)).min(1);

/** The shape of content/guide/model-marks.yaml, which explains itself. */
const written = z.strictObject({
  headings: z.strictObject({ thinking: patterns, perhaps: patterns, answer: patterns }),
  turns: z.strictObject({
    person: patterns,
    listed: patterns,
    assistant: patterns,
    guide: patterns,
  }),
  sets: z.record(z.string().regex(/^[A-Z]+$/), patterns),
  held: patterns,
  user: patterns,
  person: patterns,
  plan: patterns,
  intent: patterns,
  you: patterns,
});

/** `\b` and `\w` of a pattern know ASCII alone. */
const LETTER = "[\\p{L}\\p{M}\\p{N}_]";
const EDGE = `(?:(?<=${LETTER})(?!${LETTER})|(?<!${LETTER})(?=${LETTER}))`;

/** Names of headings, and patterns that tell thinking aloud from words to the person. */
const readMarks = () =>
  readContent(
    "guide/model-marks.yaml",
    written.transform(({ headings, turns, sets, held, user, person, plan, intent, you }) => {
      const compile = (entries: readonly string[]): RegExp => {
        const source = entries.join("|").replace(/(?<!\\p)\{([A-Z]+)\}/g, (_, name: string) => {
          const set = sets[name];
          if (!set) throw new Error(`the set ${name} is unknown`);
          return `(?:${set.join("|")})`;
        });
        return new RegExp(source.replaceAll("\\b", EDGE).replaceAll("\\w", LETTER), "u");
      };
      return {
        headings,
        turns,
        held: compile([`^(?:${held.join("|")})`]),
        user: compile(user),
        person: compile(person),
        plan: compile(plan),
        intent: compile(intent),
        you: compile(you),
      };
    }),
  );

let marks: ReturnType<typeof readMarks> | null = null;

export const modelMarks = () => {
  marks ??= readMarks();
  return marks;
};
