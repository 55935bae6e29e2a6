import { z } from "zod";
import type { Audience } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { PERSONA, PRODUCT } from "@/lib/shared/product";
import { fillPrompt, promptFile, promptLines } from "@/lib/shared/prompt-file";

const text = z.string().min(1);

/** Every sentence a model is told in a conversation (content/en/prompts/conversation.yaml). */
export const instructions = promptFile(
  "conversation",
  z.strictObject({
    voice: z.strictObject({ adult: promptLines, child: promptLines }),
    about: z.strictObject({
      heading: text,
      firstName: text,
      age: text,
      culturalBackground: text,
      religion: text,
      therapyGoals: text,
      before: text,
      memory: text,
      belonging: text,
    }),
    approaches: z.strictObject({ heading: text }),
    boundaries: z.strictObject({ heading: text, rules: promptLines }),
    format: z.strictObject({ heading: text, lines: promptLines }),
    caring: promptLines,
    languages: z.record(z.enum(SPOKEN_LANGUAGES), text),
    sayable: promptLines,
  }),
);

/** A line with the names that this audience knows. */
export const named = (line: string, audience: Audience): string =>
  fillPrompt(line, { persona: PERSONA[audience], product: PRODUCT[audience] });

export const voiceFor = (audience: Audience): readonly string[] =>
  instructions().voice[audience].map((line) => named(line, audience));

export function boundarySection(): readonly string[] {
  const { heading, rules } = instructions().boundaries;
  return [heading, ...rules.map((rule) => `- ${rule}`)];
}

/** Joins the sections of a prompt. Those without lines are left out. */
export const joinSections = (sections: readonly (readonly string[])[]): string =>
  sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
