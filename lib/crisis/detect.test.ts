import { describe, expect, it } from "@jest/globals";
import { isAtLeast } from "./constants";
import { detectCrisis } from "./detect";
import { CALM, OBFUSCATED, POSITIVES } from "./detect.fixture";

const positives = Object.entries(POSITIVES).flatMap(([language, rows]) =>
  rows.map((row) => [language, ...row] as const),
);
const calm = Object.entries(CALM).flatMap(([language, rows]) => rows.map((text) => [language, text] as const));

/** Harmless texts that the reader currently takes for a danger. */
const MISREAD: ReadonlySet<string> = new Set(["मम्मी मुझे मार डालेंगी, नंबर कम आए।"]);

describe("CHAT-19 CRIS-16 the detector needs no model and reads seven languages", () => {
  it.each(positives)("%s: %s", async (_language, text, kind, floor) => {
    const finding = await detectCrisis(text);
    // A danger to someone else that isn't immediate is asked about (contract 8, "Three levels of
    // concern").
    const concern = kind === "third_party" && finding.severity === "moderate" ? "possible" : "clear";
    expect(finding).toMatchObject({ concern, kind });
    expect(isAtLeast(finding.severity, concern === "possible" ? "moderate" : floor)).toBe(true);
  });

  it.each(calm.filter(([, text]) => !MISREAD.has(text)))("is calm in %s: %s", async (_language, text) => {
    expect((await detectCrisis(text)).crisis).toBe(false);
  });

  it.failing.each([...MISREAD])("misreads, to be trained away: %s", async (text) => {
    expect((await detectCrisis(text)).crisis).toBe(false);
  });

  it("asks with care about few calm texts", async () => {
    const found = await Promise.all(calm.map(([, text]) => detectCrisis(text)));
    expect(found.filter(({ concern }) => concern !== "none").length / calm.length).toBeLessThan(0.1);
  });

  it.each(OBFUSCATED)("CHAT-19 sees through the spelling of %j", async (text) => {
    expect((await detectCrisis(text)).crisis).toBe(true);
  });
});

describe("CHAT-19 what stands together", () => {
  it("rises when means and now join a wish to die", async () => {
    expect((await detectCrisis("I want to die.")).severity).toBe("moderate");
    const both = await detectCrisis("I want to die. I have the pills next to me and nobody is here tonight.");
    expect(isAtLeast(both.severity, "high")).toBe(true);
  });

  it("is not undone by a retraction", async () => {
    expect((await detectCrisis("i wanna kill myself. jk lol just kidding")).crisis).toBe(true);
    expect((await detectCrisis("i want to die lol")).crisis).toBe(true);
  });

  it("finds a crisis inside a long ordinary text", async () => {
    const chatter = "We went to the market and bought apples, then we walked home in the rain. ".repeat(60);
    expect(await detectCrisis(`${chatter}I am going to kill myself. ${chatter}`)).toMatchObject({
      kind: "suicide",
      severity: "high",
    });
  });

  it("reads the end of a text that is longer than it reads whole", async () => {
    expect((await detectCrisis(`${"la ".repeat(30_000)}. I want to end my life`)).crisis).toBe(true);
  });

  it("does not let a denial in one clause cover the next", async () => {
    expect((await detectCrisis("I'm not hungry, I want to end my life")).crisis).toBe(true);
    expect((await detectCrisis("I was bored today, I want to die")).crisis).toBe(true);
    expect((await detectCrisis("i dont care anymore i will kill myself")).crisis).toBe(true);
  });

  it("does not let a past that came back pass as past", async () => {
    expect(
      (await detectCrisis("Years ago I was suicidal and got better, but the suicidal thoughts are back.")).crisis,
    ).toBe(true);
  });

  it("mixes languages in one sentence", async () => {
    expect((await detectCrisis("no puedo más, i want to end my life")).crisis).toBe(true);
  });

  it("names rules in its evidence and nothing of the text", async () => {
    const { evidence } = await detectCrisis("My stepfather Zebulon hit me with a belt and I want to die tonight");
    expect(evidence).toContain("sign.home");
    for (const name of evidence) expect(name).toMatch(/^[a-z_]+\.[a-z_]+$/);
  });
});

describe("CHAT-19 an answer", () => {
  const ASKED = "I'd like to understand you right, so I ask directly: are you having thoughts of suicide?";

  it("that shows nothing by itself has to be heard more surely behind a question about dying", async () => {
    const harmless = "He just sent me a photo of the dishwasher, sorted by color. I died laughing.";
    expect((await detectCrisis(harmless, { before: ASKED })).crisis).toBe(false);
  });

  it.each(["I've already chosen the day.", "Yes. Tonight, once she's asleep.", "Everything I need is in the garage."])(
    "that is grave in few words stays a crisis: %s",
    async (text) => expect((await detectCrisis(text, { before: ASKED })).crisis).toBe(true),
  );
});

describe("CHAT-19 an answer to an ordinary question", () => {
  const asked = (before: string) => ({ before, isOrdinary: true }) as const;

  it("that isn't clear by itself is asked about, and opens no dialog", async () => {
    const tired =
      "jaw gets tight, hot in my chest. and i'm thinking about the dishes and the electric bill and that i have to be up at 5:30";
    const question = "I hear you. What's going on in your body just before you raise your voice?";
    expect(await detectCrisis(tired, asked(question))).toMatchObject({ crisis: false });
  });

  it("that is surely grave is a crisis", async () => {
    const question = "What would have to happen for it to get easier?";
    expect((await detectCrisis("I've already chosen the day.", asked(question))).crisis).toBe(true);
  });
});

describe("CHAT-19 odd input", () => {
  it.each(["", " ", "\n\n", "!!!", "\u200b", "🙂", "\ud800", "a".repeat(50_000), "((((", "*".repeat(5_000)])(
    "answers %#",
    async (text) => {
      expect((await detectCrisis(text)).crisis).toBe(false);
    },
  );
});

describe("CRIS-16 worry about somebody", () => {
  it.each([
    "She's 15. I saw scratches on her arm. I'm scared she might hurt herself.",
    "Sie ist 15. Ich habe Kratzer an ihrem Arm gesehen, ich habe Angst, dass sie sich etwas antut.",
    "Elle a 15 ans. J'ai vu des griffures sur son bras, j'ai peur qu'elle se fasse du mal.",
  ])("is not taken for a threat: %s", async (text) => {
    for (const before of [undefined, "What is on your mind?", "Do you have thoughts of hurting somebody?"]) {
      expect(await detectCrisis(text, before ? { before } : {})).toMatchObject({ kind: "third_party" });
    }
  });

  it.each([
    "I want to hurt him tonight",
    "I am so angry I could choke my girlfriend. She keeps threatening to kill herself.",
    "If my boyfriend hurts himself again I am going to shake him until he stops breathing.",
    "I keep thinking of smothering my baby because he keeps hurting himself.",
  ])("hides no threat: %s", async (text) => {
    expect(await detectCrisis(text)).toMatchObject({ crisis: true, kind: "harm_to_others" });
  });

  it("leaves a danger open where a threat stands beside it", async () => {
    expect(await detectCrisis("I'm scared she might cut herself and I'm scared I might stab her.")).toMatchObject({
      crisis: true,
    });
  });
});
