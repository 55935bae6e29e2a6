import type { Audience } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { ARE_YOU_REAL, NOT_ASKED } from "@/tests/fakes/are-you-real";
import { converse, type SpokenLine } from "@/tests/fakes/converse";
import { LANGUAGE_PEOPLE } from "@/tests/fakes/language-people/all";
import { isWrittenIn } from "@/tests/fakes/written-in";
import { createGuidedEngine } from "./engine";
import { contentWords, fold, sentencesOf } from "./text";
import { SPEECH } from "./voices";

const engine = createGuidedEngine();
const EACH = SPOKEN_LANGUAGES.flatMap((language) =>
  (["adult", "child"] as const).map((audience) => [language, audience] as const),
);
const replies = (spoken: readonly SpokenLine[]) => spoken.filter(({ role }) => role === "assistant");
const play = async (language: SpokenLanguage, audience: Audience, says: readonly string[], sessionId = "a") =>
  replies(await converse(engine, { language, audience, says, sessionId }));
const exercise = (language: SpokenLanguage, audience: Audience, id: string) => {
  const found = SPEECH[language][audience].exercises.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}: ${language} ${audience}`);
  return found;
};

it.each(EACH)("CHAT-21 says that it is an AI, however it is asked: %s %s", async (language, audience) => {
  const { ai } = SPEECH[language][audience];
  for (const question of ARE_YOU_REAL[language]) {
    const [first] = await play(language, audience, [question]);
    expect(ai.some((line) => first?.content.includes(line)) ? "" : question).toBe("");
  }
  for (const other of NOT_ASKED[language]) {
    const [first] = await play(language, audience, [other]);
    expect(ai.some((line) => first?.content.includes(line)) ? other : "").toBe("");
  }
});

it.each(EACH)(
  "CHAT-09 walks grounding and breathing, and tells that they are finished: %s %s",
  async (language, audience) => {
    const { record } = LANGUAGE_PEOPLE[language];
    for (const id of ["grounding", "breathing"]) {
      const { chip, steps, close } = exercise(language, audience, id);
      const answers = steps.map((_, index) => record[audience][index] ?? "");
      const spoken = await play(language, audience, [chip, ...answers]);
      for (const [index, { ask }] of steps.entries()) expect(spoken[index]?.content).toContain(ask);
      expect(spoken.at(-1)?.content).toContain(close);
      expect(spoken.flatMap(({ finished }) => finished?.map((one) => one.exercise))).toEqual([id]);
    }
  },
);

it.each(EACH)(
  "listens: gives back the person's own words in the first three answers: %s %s",
  async (language, audience) => {
    const opening = LANGUAGE_PEOPLE[language].opening[audience];
    for (const sessionId of ["a", "b", "c", "d"]) {
      const spoken = await play(language, audience, opening, sessionId);
      const heard = spoken.filter(({ content }, index) =>
        opening.slice(0, index + 1).some((said) => uses(content, said)),
      );
      expect(heard.length).toBeGreaterThanOrEqual(1);
      for (const { content } of spoken.slice(0, 2)) expect(content).toMatch(/[?？؟]/);
    }
  },
);

it.each(EACH)(
  "by the tenth turn has used three things said before and finished an exercise: %s %s",
  async (language, audience) => {
    const { opening, twenty, record } = LANGUAGE_PEOPLE[language];
    const { chip, steps } = exercise(language, audience, "breathing");
    const answers = steps.map((_, index) => record[audience][index] ?? "");
    const says = [...opening[audience], chip, ...answers, ...twenty.slice(1)].slice(0, 10);
    for (const sessionId of ["a", "b", "c", "d"]) {
      const spoken = await play(language, audience, says, sessionId);
      const everything = spoken.map(({ content }) => content);
      const used = says.filter((said, index) => everything.slice(index).some((text) => uses(text, said)));
      expect(used.length).toBeGreaterThanOrEqual(3);
      expect(spoken.flatMap(({ finished }) => finished ?? [])).toHaveLength(1);
      for (const text of everything) expect(isWrittenIn(language, text) ? "" : text).toBe("");
    }
  },
);

it.each(EACH)("begins no more than three of forty answers with the same words: %s %s", async (language, audience) => {
  const { twenty, opening, record } = LANGUAGE_PEOPLE[language];
  const says = [...twenty, ...opening.adult, ...opening.child, ...record.adult.slice(0, 2), ...twenty.toReversed()];
  const spoken = (await play(language, audience, says.slice(0, 40))).map(({ content }) => content);
  expect(spoken).toHaveLength(40);
  const openers = spoken.map(openerOf);
  expect(openers.filter((opener) => openers.filter((other) => other === opener).length > 3)).toEqual([]);
  for (const text of spoken) expect(text.length).toBeGreaterThan(language === "zh" ? 4 : 8);
});

/** Whether a text holds a clause of what was said, or in English, turned to "you", most of its words that count. */
function uses(text: string, said: string): boolean {
  const folded = fold(text);
  if (said.split(/[,，、،]/).some((clause) => clause.trim().length >= 4 && folded.includes(fold(clause)))) return true;
  const words = contentWords(said);
  return words.length >= 2 && words.filter((word) => folded.includes(word)).length >= Math.ceil(words.length / 2);
}

function openerOf(text: string): string {
  const words = fold(sentencesOf(text)[0] ?? "")
    .replace(/[^\p{L}\p{N}\p{M}' ]/gu, "")
    .split(" ");
  const first = words[0] ?? "";
  return /[\u3400-\u9fff]/.test(first) ? first.slice(0, 3) : words.slice(0, 2).join(" ");
}
