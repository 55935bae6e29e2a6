import { interfaceText } from "@/lib/shared/interface-text";
import { z } from "@/lib/shared/zod-messages";
import type { PaceName } from "../constants";

const text = interfaceText();
const count = interfaceText("n", "total");

const exercises = z.strictObject({
  breathing: z.strictObject({
    title: text,
    hint: text,
    lead: text,
    choose: text,
    paces: z.strictObject({}),
    phases: z.strictObject({ in: text, hold: text, out: text, rest: text }),
    count,
    done: text,
  }),
  grounding: z.strictObject({
    title: text,
    lead: text,
    count,
    /** Confirms one thing seen, touched, heard, smelled or tasted. */
    found: count,
    next: text,
    back: text,
    finish: text,
    done: text,
  }),
  begin: text,
  stop: text,
  again: text,
  close: text,
});

const withPaces = (...names: readonly PaceName[]) =>
  exercises.extend({
    breathing: exercises.shape.breathing.extend({
      paces: z.strictObject(Object.fromEntries(names.map((name) => [name, text]))),
    }),
  });

/**
 * Words around the interactive exercises. They also appear inside the crisis dialog, so its rules
 * apply: no emoji, no exclamation mark, no praise.
 */
export const exerciseMessages = z.strictObject({
  adult: withPaces("slow", "box"),
  child: withPaces("feather", "star"),
});

type Words = z.infer<typeof exercises>;
export interface ExerciseCopy extends Omit<Words, "breathing"> {
  readonly breathing: Omit<Words["breathing"], "paces"> & {
    readonly paces: Partial<Record<PaceName, string>>;
  };
}
