import { ONE_PASS_MS } from "@/tests/support/patience";
import fc from "@/tests/support/random";
import { ActivitiesLine, parseActivities } from "./activities-line";

function run(pieces: readonly string[]) {
  const parser = new ActivitiesLine();
  const shown = pieces.map((piece) => parser.push(piece)).join("");
  const { text, activities } = parser.end();
  return { text: shown + text, activities };
}

const ANSWERS = [
  "That is a lot.\n\nWhat hurts most?\nACTIVITIES: Breathe | Write it down",
  "That is a lot. What hurts most? **ACTIVITIES:** Breathe | Write it down",
  "ACTIVITIES: Breathe | Write it down\nThat is a lot. What hurts most?",
  "That is a lot. What hurts most?\n- activities: Breathe, Write it down\n",
  "That is a lot. What hurts most?\nACTIVITIES:\nBreathe | Write it down",
];

it.each(ANSWERS)("CHAT-09 finds the activities however the text is cut: %s", (answer) => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: answer.length }), { maxLength: 12 }), (cuts) => {
      const places = [0, ...cuts.sort((left, right) => left - right), answer.length];
      const pieces = places.slice(1).map((end, index) => answer.slice(places[index], end));
      const { text, activities } = run(pieces);
      expect(activities).toEqual(["Breathe", "Write it down"]);
      expect(text.replace(/\s+/g, " ").trim()).toBe("That is a lot. What hurts most?");
    }),
  );
});

it("leaves ordinary talk about activities alone", () => {
  const talk = "You had many activities: work, children, the choir. ACTIVE days.";
  expect(run([...talk])).toEqual({ text: talk, activities: [] });
});

it("CHAT-09 takes three at most and no links or markup", () => {
  expect(run(["Fine.\nACTIVITIES: a1 | b2 | c3 | d4"]).activities).toEqual(["a1", "b2", "c3"]);
  expect(parseActivities("https://evil.example | <b>x</b> | Breathe.")).toEqual(["Breathe"]);
});

const FLOODS: readonly (readonly [string, readonly string[]])[] = [
  ["a word, white space and a full stop in one piece", [`a${" ".repeat(16_000)}.`]],
  ["thousands of breaks, a piece each", Array.from({ length: 16_000 }, () => "\n ")],
  ["stars", ["*".repeat(16_000)]],
  ["the beginning of the marker again and again", ["\n- activitie".repeat(1_500)]],
  ["one marker after another", ["\nactivities: a1 | b2\n".repeat(1_000)]],
  ["a list line of white space", [`\nACTIVITIES: a1${" ".repeat(16_000)}b2\n`]],
  ["letters, a piece each", [..."ACTIVITIE ".repeat(1_600)]],
];

it.each(FLOODS)("CHAT-20 takes time linear in what arrives: %s", (_, pieces) => {
  const started = performance.now();
  run(pieces);
  expect(performance.now() - started).toBeLessThan(ONE_PASS_MS);
});

it("CHAT-09 goes on with the text after a list that was followed by one", () => {
  expect(run(["Fine.\nACTIVITIES:\n\n\nBreathe | Write", "\nWhat ", "hurts?"])).toEqual({
    text: "Fine.\nWhat hurts?",
    activities: ["Breathe", "Write"],
  });
});
