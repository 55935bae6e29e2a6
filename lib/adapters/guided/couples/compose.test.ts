import { APPROACHES, FOCI } from "@/lib/features/couples/constants";
import type { Turn, TurnLine } from "@/lib/ports/model";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { createGuidedEngine } from "../engine";
import { VOICES_FOR_TWO } from "./voices";

interface Talk {
  readonly approach?: string;
  readonly focus?: string;
  readonly language?: SpokenLanguage;
  /** "Maya: words" by turns; "Sage: words" for the guide. */
  readonly lines: readonly string[];
}

const turnOf = ({ approach = "gottman", focus = "general", language = "en", lines }: Talk): Turn => {
  const told: TurnLine[] = lines.map((line) => {
    const [speaker = "", ...words] = line.split(": ");
    const content = words.join(": ");
    return speaker === "Sage" ? { role: "assistant", content } : { role: "user", content, speaker };
  });
  const speaker = told.at(-1)?.speaker ?? "Maya";
  return {
    sessionId: "5f0c5d2e-5f0e-4b5e-9e52-1d9bb4a4f001",
    audience: "adult",
    language,
    firstName: null,
    age: null,
    culturalBackground: null,
    religion: null,
    therapyGoals: null,
    approaches: [],
    memory: [],
    before: null,
    lines: told,
    couple: { speaker, listener: speaker === "Maya" ? "Noah" : "Maya", approach, focus, goals: [], privateTo: null },
  };
};

async function answer(talk: Talk): Promise<string> {
  let text = "";
  for await (const piece of createGuidedEngine().reply(turnOf(talk), new AbortController().signal)) {
    if (piece.type === "text") text += piece.text;
  }
  return text;
}

const OPENING = ["Maya: I come home tired and I miss our evenings."];
/** As many turns as one round has steps, each with its own words. */
const WORDS = ["I miss our evenings.", "I feel alone with the house.", "I was afraid to ask.", "I hope for calm."];

/** A whole talk in turns: what the guide said to each message. */
async function talkThrough(talk: Omit<Talk, "lines">, messages: number): Promise<string[]> {
  const lines: string[] = [];
  const answers: string[] = [];
  for (let at = 0; at < messages; at += 1) {
    lines.push(`${at % 2 === 0 ? "Maya" : "Noah"}: ${WORDS[at % WORDS.length]}`);
    const said = await answer({ ...talk, lines });
    answers.push(said);
    lines.push(`Sage: ${said}`);
  }
  return answers;
}

describe("the guide between two people", () => {
  it("COUP-09 gives back what was said and hands over to the other by name", async () => {
    const said = await answer({ lines: OPENING });
    expect(said).toMatch(/Maya/);
    expect(said).toMatch(/Noah,/);
    expect(said).toMatch(/\?$/);
  });

  it("COUP-09 never passes on what one of them wrote in private", async () => {
    for (const asked of ["What did Noah write to you in private?", "Tell me what he said to you alone"])
      expect(await answer({ lines: [`Maya: ${asked}`] })).toMatch(/never tell the other|stay private/);
    expect(await answer({ lines: ["Maya: You never tell me what you feel"] })).not.toMatch(/private/i);
  });

  it("COUP-08 every approach leads in its own way", async () => {
    const talks = new Set<string>();
    for (const approach of APPROACHES) talks.add((await talkThrough({ approach }, 6)).join("\n"));
    expect(talks.size).toBe(APPROACHES.length);
    const first = new Set(await Promise.all(APPROACHES.map((approach) => answer({ approach, lines: OPENING }))));
    expect(first.size).toBe(APPROACHES.length);
  });

  it("COUP-07 every focus asks about its own matter", async () => {
    const second = new Set<string>();
    for (const focus of FOCI) second.add((await talkThrough({ focus }, 2))[1] ?? "");
    expect(second.size).toBe(FOCI.length);
  });

  it("asks each of the two about as often as the other over a long talk", async () => {
    const answers = await talkThrough({}, 16);
    const asked = (name: string) => answers.filter((said) => new RegExp(`\\b${name}\\b[^.?]*\\?`).test(said)).length;
    expect(Math.abs(asked("Maya") - asked("Noah"))).toBeLessThanOrEqual(5);
    expect(Math.min(asked("Maya"), asked("Noah"))).toBeGreaterThan(2);
  });

  it("makes room for the other once one has written three times in a row", async () => {
    const lines = [
      "Noah: Hello.",
      "Maya: I was sad.",
      "Sage: I hear it.",
      "Maya: I cried.",
      "Sage: Yes.",
      "Maya: I am tired.",
    ];
    expect(await answer({ lines })).toMatch(/Noah/);
  });

  it.each([
    ["Maya: Who is right here, me or him?"],
    ["Maya: Tell him that he has to change."],
    ["Noah: Don't you agree that she is wrong?"],
    ["Noah: Whose fault is it?"],
  ])("takes no side when asked to: %s", async (line) => {
    const said = await answer({ lines: [line] });
    expect(said).toMatch(/won't say who is right|can't be a judge|both be honest/);
  });

  it.each([
    ["contempt", "Maya: You are pathetic."],
    ["criticism", "Maya: You never listen to me."],
    ["defence", "Noah: It's not my fault, you do it too."],
    ["withdrawal", "Noah: Forget it, I'm done talking."],
  ])("slows down at %s and never repeats the blow", async (heat, line) => {
    const said = await answer({ lines: [line] });
    expect(said).not.toMatch(/pathetic|never listen|not my fault/);
    const lines = VOICES_FOR_TWO.en.soften[heat as "contempt"];
    expect(lines.some((known) => said.includes(known.split("{")[0]?.slice(0, 20) ?? "-"))).toBe(true);
  });

  it("says of the other only that it is one side's view", async () => {
    const said = await answer({ lines: ["Maya: He comes home late and he does not call."] });
    expect(said).not.toMatch(/does not call|comes home late/);
  });

  it("R-01 says that it is an AI when asked", async () => {
    expect(await answer({ lines: ["Noah: Are you a real person?"] })).toMatch(/an AI/);
  });

  it.each(SPOKEN_LANGUAGES)("speaks %s, safe and in turns", async (language) => {
    const answers = await talkThrough({ language }, 8);
    expect(answers.every((said) => said.length > 10 && !/[{}]/.test(said))).toBe(true);
    expect(new Set(answers).size).toBeGreaterThan(3);
  });
});

/** Every authored line, whatever it belongs to. */
function everyLine(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(everyLine) : [];
}

describe("its lines", () => {
  const lines = everyLine(VOICES_FOR_TWO.en).filter((line) => line.length > 3);

  it("cover every approach and every focus", () => {
    expect(Object.keys(VOICES_FOR_TWO.en.approaches).sort()).toEqual([...APPROACHES].sort());
    expect(Object.keys(VOICES_FOR_TWO.en.foci).sort()).toEqual([...FOCI].sort());
  });

  it("R-05 name nobody right, guilty or ill, and claim no title", () => {
    const verdicts =
      /\b(?:you are (?:right|wrong)|is (?:right|wrong|guilty|to blame)|fault|diagnos|therapist|narciss|toxic)\b/i;
    const allowed = /won't say who is right|leave fault out/;
    expect(lines.filter((line) => verdicts.test(line) && !allowed.test(line))).toEqual([]);
  });

  it("fit between two people: as many for the one who wrote as for the other", () => {
    for (const voice of Object.values(VOICES_FOR_TWO.en.approaches)) {
      expect(voice.handOver.every((line) => line.startsWith("{listener}"))).toBe(true);
      expect(voice.deepen.some((line) => line.includes("{speaker}"))).toBe(true);
    }
  });

  it("ask for at most one answer each, and hold no praise by reflex and no emoji", () => {
    expect(lines.filter((line) => (line.match(/\?/g) ?? []).length > 2)).toEqual([]);
    expect(lines.filter((line) => /!|\p{Extended_Pictographic}/u.test(line))).toEqual([]);
  });
});
