import type { TurnLine } from "@/lib/ports/model";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { collect, userTurn } from "@/tests/fakes/converse";
import { readerLoaded } from "@/tests/support/reader-loaded";
import { readCouples } from "../content/load";
import { createAuthoredGuide } from "../guide";

beforeAll(readerLoaded, 60_000);

const words = readCouples("en");
type Said = readonly [speaker: "Ana" | "Ben", text: string];

async function talk(said: readonly Said[], over: { readonly approach?: string; readonly focus?: string } = {}) {
  const guide = createAuthoredGuide();
  const lines: TurnLine[] = [];
  const answers: string[] = [];
  for (const [speaker, content] of said) {
    const couple = {
      ...{ speaker, listener: speaker === "Ana" ? "Ben" : "Ana", goals: [], privateTo: null },
      ...{ approach: "eft", focus: "communication", ...over },
    };
    const line = { role: "user", content, speaker } as const;
    const turn = { ...userTurn(content, { age: 34, couple }), lines: [...lines, line] };
    const { text } = await collect(guide.reply(turn, new AbortController().signal));
    lines.push(line, { role: "assistant", content: text });
    answers.push(text);
  }
  return answers;
}

const spoken = (list: readonly string[], speaker: string, listener: string): readonly string[] =>
  list.map((text) => text.replaceAll("{speaker}", speaker).replaceAll("{listener}", listener));
const isOneOf = (text: string | undefined, list: readonly string[], speaker = "Ana", listener = "Ben") =>
  spoken(list, speaker, listener).includes(text ?? "");

it("COUP-09 takes in what was said and hands over to the other by name", async () => {
  const [answer] = await talk([["Ana", "I feel alone at dinner when we both look at our phones"]]);
  expect(spoken(words.approaches.eft?.hand_over ?? [], "Ana", "Ben").some((line) => answer?.endsWith(line))).toBe(true);
  expect(answer).toContain("Ana");
  expect(answer).not.toContain("phones");
});

it.each([
  ["You never listen to me, you always do this", words.soften.criticism],
  ["It's not my fault, you do the same thing", words.soften.defense],
  ["I'm done talking about this", words.soften.withdrawal],
  ["Who is right here, him or me?", words.no_sides],
  ["Thank you for cooking yesterday, it meant a lot to me", words.kind_words],
  ["What did he write to you in private?", words.keeps_private],
  ["Are you a real person?", words.asks_ai],
])("COUP-09 R-05 meets what turns a talk, and names no one right or guilty: %s", async (text, list) => {
  const [answer] = await talk([["Ana", text]]);
  expect(isOneOf(answer, list)).toBe(true);
});

it("COUP-09 makes room for the other when one has written several times", async () => {
  const answers = await talk([
    ["Ana", "The house feels empty in the evening"],
    ["Ana", "We used to cook together"],
    ["Ana", "I miss the walks we took"],
  ]);
  expect(spoken(words.balance, "Ana", "Ben").some((line) => answers[2]?.endsWith(line))).toBe(true);
});

it.each(SPOKEN_LANGUAGES)("COUP-07 COUP-08 every approach and every focus leads in its own way: %s", (language) => {
  const { approaches, foci } = readCouples(language);
  expect(Object.keys(approaches)).toHaveLength(14);
  expect(Object.keys(foci)).toHaveLength(16);
  const all = [...Object.values(approaches).flatMap((led) => Object.values(led).flat()), ...Object.values(foci).flat()];
  expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
  expect(all.filter((line) => !/[?？؟]/.test(line) || /\{(?!speaker\}|listener\})/.test(line))).toEqual([]);
});

it("COUP-08 an approach and a focus that aren't known lead as the first ones do", async () => {
  const said: readonly Said[] = [
    ["Ana", "I feel alone at dinner"],
    ["Ben", "I come home tired"],
  ];
  const answers = await talk(said, { approach: "unknown", focus: "unknown" });
  expect(spoken(words.foci.general ?? [], "Ben", "Ana").some((line) => answers[1]?.endsWith(line))).toBe(true);
  const first = words.approaches.gottman?.hand_over ?? [];
  expect(spoken(first, "Ana", "Ben").some((line) => answers[0]?.endsWith(line))).toBe(true);
});
