import eating from "@/content/rules/eating.json";
import { onePerProcess } from "./one-per-process";
import { compileTold } from "./told";

// What somebody else said isn't the person's doing, so the rules' exceptions apply to it. They'd
// hide joy, though: "never been so proud" is no denial.
const findTold = onePerProcess("eating", () =>
  compileTold(eating, ["starving", "purging"], ({ exceptions }) => ({
    always: exceptions.always ?? [],
  })),
);
const findMood = onePerProcess("eating-mood", () => compileTold(eating, ["joy", "excused"]));

/**
 * Going without food for days, or bringing meals up, told with joy or pride: people whom an eating
 * disorder is killing speak so, and the encoder hears the joy. A fast for God or for a blood test,
 * an illness and a doctor's diet excuse it (content/rules/eating.json).
 */
export function eatingToldWithJoy(text: string): "starving" | "purging" | null {
  const [told] = findTold()(text);
  if (!told) return null;
  const mood = findMood()(text);
  return mood.has("joy") && !mood.has("excused") ? told : null;
}
