import { z } from "zod";
import type { TraumaWork } from "@/lib/ports/model";
import { promptFile, promptLines } from "@/lib/shared/prompt-file";
import { TRAUMA_APPROACHES, TRAUMA_TYPES, type TraumaType } from "../constants";

const text = z.string().min(1);

/** Every sentence of the section below (content/en/prompts/trauma.yaml). */
export const traumaInstructions = promptFile(
  "trauma",
  z.strictObject({
    heading: text,
    always: promptLines,
    depths: z.strictObject({ steady: promptLines, skills: promptLines, meaning: promptLines }),
    approaches: z.record(z.enum(TRAUMA_APPROACHES), text),
    kinds: z.partialRecord(z.enum(TRAUMA_TYPES), text),
    sayable: promptLines,
  }),
);

/** The section a trauma conversation adds to the model's instructions. */
export function traumaSection({ kind, approach, depth }: TraumaWork): string[] {
  const { heading, always, depths, approaches, kinds } = traumaInstructions();
  const ofKind = kinds[kind as TraumaType];
  return [
    heading,
    ...always,
    ...depths[depth],
    ...(depth === "steady" ? [] : [approaches[approach]]),
    ...(ofKind ? [ofKind] : []),
  ];
}
