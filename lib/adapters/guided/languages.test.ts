import type { Audience } from "@/lib/shared/audience";
import { converse } from "@/tests/fakes/converse";
import { LANGUAGE_PEOPLE } from "@/tests/fakes/language-people/all";
import { isWrittenIn } from "@/tests/fakes/written-in";
import { createGuidedEngine } from "./engine";
import { numberIn } from "./number-in";
import { fold, sentencesOf, wordCount } from "./text";
import { SPEECH } from "./voices";

const engine = createGuidedEngine();
/** English has exercises of its own, walked in exercises.test.ts. */
const LANGUAGES = ["es", "fr", "de", "zh", "ar", "hi"] as const satisfies readonly (keyof typeof LANGUAGE_PEOPLE)[];
const EACH = LANGUAGES.flatMap((language) =>
  (["adult", "child"] as const).map((audience) => [language, audience] as const),
);
type Language = (typeof LANGUAGES)[number];

const answers = async (language: Language, audience: Audience, says: readonly string[], sessionId = "a") =>
  (await converse(engine, { language, audience, says, sessionId }))
    .filter((line) => line.role === "assistant")
    .map((line) => line.content);
const thoughtRecord = (language: Language, audience: Audience) => {
  const found = SPEECH[language][audience].exercises.find(({ id }) => id === "thought-record");
  if (!found) throw new Error(`no thought record: ${language} ${audience}`);
  return found;
};

it.each(EACH)("CHAT-09 CHAT-18 walks a thought record to its summary: %s %s", async (language, audience) => {
  const person = LANGUAGE_PEOPLE[language];
  const { chip, steps, close, shift } = thoughtRecord(language, audience);
  const record = person.record[audience];
  const spoken = await answers(language, audience, [...person.opening[audience], chip, ...record, person.afterwards]);
  expect(spoken).toHaveLength(12);
  for (const [index, { ask }] of steps.entries()) expect(spoken[3 + index]).toContain(ask);
  for (const own of record) expect(spoken[10]).toContain(own);
  expect(spoken[10]).toContain(close);
  // 80 and 45, or 90 and 50, in the digits of the language.
  const [from, to] = audience === "adult" ? ["80", "45"] : ["90", "50"];
  expect(spoken[10]).toContain(shift?.down.replace("{from}", from).replace("{to}", to) ?? "a line on the numbers");
  for (const text of spoken) expect(isWrittenIn(language, text) ? "" : text).toBe("");
});

it.each(EACH)("gives long answers back whole, and a part where one is missing: %s %s", async (language, audience) => {
  const { chip, steps } = thoughtRecord(language, audience);
  const { record, dontKnow } = LANGUAGE_PEOPLE[language];
  const long = record[audience].map((answer) => {
    const twice = `${answer}, ${answer}`;
    return wordCount(twice) <= 16 ? twice : answer;
  });
  const whole = (await answers(language, audience, [chip, ...long])).at(-1) ?? "";
  for (const own of long) expect(whole).toContain(own);
  const gap = [...record[audience].slice(0, 3), dontKnow, dontKnow, ...record[audience].slice(4)];
  const rest = await answers(language, audience, [chip, ...gap]);
  expect(rest).toHaveLength(steps.length + 2);
  for (const own of [record[audience][1], record[audience][5]]) expect(rest.at(-1)).toContain(own);
});

it.each([
  ["miedo, 80", 80],
  ["خوف ٧٠", 70],
  ["डर, ७०", 70],
  ["害怕，９０", 90],
  ["七十", 70],
  ["大概四十五吧", 45],
  ["十", 10],
  ["一百", 100],
  ["100", 100],
  ["70 %", 70],
  ["十分害怕", null],
  ["miedo", null],
  ["1000", null],
])("reads a number from 0 to 100 in any digits: %s", (text, expected) => {
  expect(numberIn(text, 100)).toBe(expected);
});

it.each(EACH)("says that it is no person, also in the middle of an exercise: %s %s", async (language, audience) => {
  const { ai } = SPEECH[language][audience];
  const { chip, steps } = thoughtRecord(language, audience);
  for (const question of LANGUAGE_PEOPLE[language].areYouAPerson) {
    const spoken = await answers(language, audience, [question, chip, question]);
    expect(ai.some((line) => spoken[0]?.includes(line))).toBe(true);
    expect(ai.some((line) => spoken[2]?.includes(line))).toBe(true);
    expect(spoken[2]).toContain(steps[0]?.hint);
    for (const text of spoken) expect(isWrittenIn(language, text) ? "" : text).toBe("");
  }
});

it.each(EACH)("says nothing twice in twenty turns and wears out no opener: %s %s", async (language, audience) => {
  for (const sessionId of ["a", "b", "c", "d"]) {
    const spoken = await answers(language, audience, LANGUAGE_PEOPLE[language].twenty, sessionId);
    expect(spoken).toHaveLength(20);
    const sentences = spoken.flatMap(sentencesOf).map(fold);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    const openers = spoken.map(openingOf);
    expect(openers.filter((opener) => openers.filter((other) => other === opener).length > 3)).toEqual([]);
    for (const text of spoken) expect(isWrittenIn(language, text) ? "" : text).toBe("");
  }
});

it.each(EACH)("leaves the exercise when the person wants to: %s %s", async (language, audience) => {
  const voice = SPEECH[language][audience];
  const { chip, steps } = thoughtRecord(language, audience);
  const { leave, noLeaving, dontKnow, record } = LANGUAGE_PEOPLE[language];
  for (const wish of leave) {
    const spoken = await answers(language, audience, [chip, record[audience][0], wish]);
    expect(voice.stopped.some((line) => spoken[2]?.includes(line)) ? "" : wish).toBe("");
  }
  for (const thought of noLeaving) {
    const spoken = await answers(language, audience, [chip, record[audience][0], thought]);
    expect(spoken[2]).toContain(steps[2]?.ask);
  }
  const stuck = await answers(language, audience, [chip, dontKnow, dontKnow]);
  expect(stuck[1]).toBe(steps[0]?.hint);
  expect(stuck[2]).toContain(steps[1]?.ask);
});

it.each(EACH)("has enough to say for a long conversation: %s %s", (language, audience) => {
  const voice = SPEECH[language][audience];
  expect(voice.quote.length).toBeGreaterThanOrEqual(10);
  expect(voice.openQuestions.length + voice.questions.length).toBeGreaterThanOrEqual(audience === "adult" ? 17 : 12);
  for (const pool of [voice.unclear, voice.smaller, voice.thanks]) expect(pool.length).toBeGreaterThanOrEqual(6);
  const lines = voice.exercises.flatMap(({ steps }) => steps.flatMap(({ ask, hint }) => [ask, hint]));
  for (const line of lines) expect(lines.filter((other) => fold(other).includes(fold(line)))).toHaveLength(1);
});

it("tells the languages apart", () => {
  expect(isWrittenIn("es", "You can tell me more about that.")).toBe(false);
  expect(isWrittenIn("de", "¿Qué pasó, dónde y con quién?")).toBe(false);
  expect(isWrittenIn("fr", "Was ist in diesem Moment passiert?")).toBe(false);
  expect(isWrittenIn("zh", "Tell me more.")).toBe(false);
  expect(isWrittenIn("hi", "هل تود أن تكمل؟")).toBe(false);
  expect(isWrittenIn("ar", "هل تود أن talk more?")).toBe(false);
});

function openingOf(text: string): string {
  const words = fold(text)
    .replace(/[^\p{L}\p{N}\p{M}' ]/gu, "")
    .split(" ");
  const first = words[0] ?? "";
  return /[\u3400-\u9fff]/.test(first) ? first.slice(0, 3) : words.slice(0, 2).join(" ");
}
