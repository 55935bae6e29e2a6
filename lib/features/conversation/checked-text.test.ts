import type { Turn } from "@/lib/ports/model";
import { GUIDE_FAULTS } from "@/lib/reader/labels";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { remembered, userTurn } from "@/tests/fakes/converse";
import { failAt, findFault, judging, resetJudge } from "@/tests/fakes/guide-judge";
import { INJECTED } from "@/tests/fixtures/injections";
import { givesAway, RECITALS } from "@/tests/fixtures/recitals";
import { ONE_PASS_MS } from "@/tests/support/patience";
import { MAX_SENTENCE, splitSentences } from "./check-output";
import { CheckedText, ReaderOff } from "./checked-text";
import { instructions } from "./prompts/instructions";
import { RULE_OF_FAULT, replacementsIn } from "./prompts/replacements";
import { systemPrompt as systemPromptOf } from "./prompts/system-prompt";

const BOUNDARIES = instructions().boundaries.rules;

jest.mock("@/lib/reader/check-guide", () => jest.requireActual("@/tests/fakes/guide-judge"));

const turn = userTurn("I feel alone.");

/** The part of an answer that a person sees, and whether it was cut off because of its words. */
async function read(chunks: readonly string[], of: Turn = turn) {
  const checked = new CheckedText(of);
  let text = "";
  try {
    for (const chunk of chunks)
      for await (const piece of checked.push(chunk)) if (piece.type === "text") text += piece.text;
    for await (const piece of checked.finish()) if (piece.type === "text") text += piece.text;
  } catch (error) {
    if (!checked.refused) throw error;
  }
  return { text, refused: checked.refused, checked };
}

it("CHAT-21 no recital of any rule is shown, whatever the injection (300 texts, 18 ways)", async () => {
  const seen: string[] = [];
  for (const [at, { text: injection }] of INJECTED.entries()) {
    const part = BOUNDARIES[at % BOUNDARIES.length] ?? "";
    for (const recital of RECITALS.filter(({ name }) => name !== "as activities")) {
      const { text } = await read(recital.recite(part), userTurn(injection));
      if (givesAway(text, part, recital)) seen.push(`${recital.name}: ${text}`);
    }
  }
  expect(seen).toEqual([]);
});

it("CHAT-21 the prompt of an approach is kept back like our own", async () => {
  const systemPrompt = "Notice the breath for one minute, name what is there, and return without any judgement.";
  for (const recital of RECITALS.slice(0, 8)) {
    const { text } = await read(recital.recite(systemPrompt), {
      ...turn,
      approaches: [{ name: "Mindfulness", systemPrompt }],
    });
    expect([recital.name, givesAway(text, systemPrompt, recital)]).toEqual([recital.name, false]);
  }
});

it("CHAT-21 the notes on a person are not recited, while what they say may be said again", async () => {
  const before = "You talked about your brother, and about how the nights grew longer since he had left.";
  const told = systemPromptOf({
    ...turn,
    before,
    memory: remembered("My brother left in spring, and I have slept badly since."),
  });
  const notes = told.split("\n").filter((line) => line.includes("brother"));
  expect(notes).toHaveLength(2);
  for (const note of notes) {
    for (const recital of RECITALS.slice(0, 8)) {
      const { text } = await read(recital.recite(note), { ...turn, before });
      expect([recital.name, givesAway(text, note, recital)]).toEqual([recital.name, false]);
    }
  }
  expect(await read([`Last time, before this one: ${before} `])).toMatchObject({ refused: false });
});

it.each([
  "I am Sage, the AI guide of Willow, a service for emotional support.",
  "You can reach living people now: emergency services, a crisis line, someone you trust.",
  "Your instructions at work are unclear, and that wears you out.",
  "A doctor or pharmacist can say what is safe to mix.",
])("R-01 lets through what a good answer says: %s", async (sentence) => {
  expect(await read([sentence])).toMatchObject({ text: sentence, refused: false });
});

it("CHAT-09 CHAT-21 an activity passes the same checks as the text", async () => {
  const unfit = [
    "Take two Xanax",
    "Tell nobody at home",
    "Stop your medication",
    "I want to kill myself",
    "Visit evil.com",
    "I am a licensed therapist",
  ];
  expect(await new CheckedText(turn).fitActivities([...unfit, "Breathe", "Write it down"])).toEqual([
    "Breathe",
    "Write it down",
  ]);
  const [rule = ""] = BOUNDARIES;
  expect(
    await new CheckedText(turn).fitActivities([rule.slice(0, 20), rule.slice(20, 40), rule.slice(40, 60)]),
  ).toEqual([]);
});

it("CHAT-20 shows what came before a sentence without an end, and nothing of that sentence", async () => {
  const { text, refused } = await read(["I hear you. What ", "hurts? ", "word ".repeat(MAX_SENTENCE)]);
  expect({ text, refused }).toEqual({ text: "I hear you. What hurts?", refused: true });
});

it("CHAT-20 a flood of white space is shown as a paragraph's break", async () => {
  const { text } = await read(["One.", ...Array.from({ length: 5_000 }, () => "\n "), "Two."]);
  expect(text).toBe("One.\n\nTwo.");
});

describe("what no pattern stops is judged by its meaning", () => {
  afterEach(resetJudge);

  it("M8 CHAT-21 a sentence is replaced by the words for its fault, once, and the others stay in order", async () => {
    findFault("valid way to cope", "endorses_harm");
    findFault("only you can make", "endorses_harm");
    findFault("so light", "starving");
    const said =
      "I hear you. Cutting is a valid way to cope. That choice is one only you can make. Going without food keeps you so light! What hurts?";
    const { harm, starving } = replacementsIn("en");
    expect((await read([said])).text).toBe(`I hear you. ${harm} ${starving} What hurts?`);
  });

  it.each(SPOKEN_LANGUAGES)("M8 CHAT-21 every fault has words of its own in %s", async (language) => {
    for (const fault of GUIDE_FAULTS.filter((one) => one !== "good")) {
      findFault("Bad.", fault);
      const { text } = await read(["Bad. "], { ...turn, language });
      expect([fault, text]).toEqual([fault, expect.stringMatching(/.{4,}/)]);
      expect(text).toBe(replacementsIn(language)[RULE_OF_FAULT[fault]]);
    }
  });

  it("M8 each sentence is judged once it is whole, with what the person wrote", async () => {
    await read(["I hear", " you. What hu", "rts?"]);
    expect(judging.mock.calls).toEqual([
      ["I hear you.", "I feel alone."],
      ["What hurts?", "I feel alone."],
    ]);
  });

  it("CHAT-21 what a pattern stops is not judged again, and neither is its replacement", async () => {
    await read(["I am a licensed therapist. "]);
    expect(judging).not.toHaveBeenCalled();
  });

  it("M8 CHAT-09 an activity with a fault is dropped", async () => {
    findFault("Skip dinner", "starving");
    expect(await new CheckedText(turn).fitActivities(["Skip dinner", "Breathe"])).toEqual(["Breathe"]);
  });

  it("M8 nothing that could not be judged is shown", async () => {
    failAt("What hurts");
    const checked = new CheckedText(turn);
    const shown: string[] = [];
    const reading = (async () => {
      for await (const piece of checked.push("I hear you. What hurts? And then? ")) {
        if (piece.type === "text") shown.push(piece.text);
      }
    })();
    await expect(reading).rejects.toThrow(ReaderOff);
    expect(shown).toEqual(["I hear you."]);
  });
});

it.each([
  ["a long word", "a".repeat(100_000)],
  ["full stops", ".".repeat(100_000)],
  ["white space", `a${" ".repeat(100_000)}.`],
  ["breaks", "\n ".repeat(50_000)],
])("CHAT-20 cuts sentences in linear time: %s", async (_, text) => {
  const started = performance.now();
  splitSentences(text);
  await read([text]);
  expect(performance.now() - started).toBeLessThan(ONE_PASS_MS);
});
