import { converse, type SpokenLine } from "@/tests/fakes/converse";
import type { ScriptedPerson } from "@/tests/fakes/scripted-people";
import { createGuidedEngine } from "./engine";
import { contentWords } from "./text";
import { SPEECH } from "./voices";

const engine = createGuidedEngine();
const AUDIENCES = ["adult", "child"] as const;
const texts = (spoken: readonly SpokenLine[]) =>
  spoken.filter(({ role }) => role === "assistant").map(({ content }) => content);
const lastTo = async (person: ScriptedPerson) => texts(await converse(engine, person)).at(-1) ?? "";

const STORY = ["my sister and I fought about the house", "I have not slept well since"];

describe.each(AUDIENCES)("asked directly, the %s gets an answer", (audience) => {
  it.each([
    ["are you human?", /\bAI\b/],
    ["how long will this take?", /as long as|no clock|no bell/i],
    ["can you help me?", /I can listen|with some of it|a bit, yes/i],
    ["is this private?", /danger|not safe/],
    ["do you love me?", /\bAI\b|attention|computer/],
    ["what's your name?", /Sage|Buddy/],
    ["am I crazy?", /many people|people ask|lots of kids|not bad/i],
    ["will it ever get better?", /promise|do move|can't see/],
    ["you are stupid", /angry|fair enough|plain|cross|not fun|take that/i],
    ["fuck you", /angry|fair enough|plain|cross|not fun|take that/i],
    ["sorry", /sorry|takes? nothing|well put/i],
    ["I don't want to talk about it", /leave that|stays? with you/i],
    ["thank you", /welcome|gladly|of course|glad|any time|sure/i],
    ["bye", /take care|good night|good that you came|see you|bye/i],
    ["you don't understand me", /wrong|off|miss|not it|right|did not (?:help|get)|where you are/i],
    ["can we talk about something else?", /gladly|sure|change is fine|new thing|fine with me/i],
    ["are you there?", /here/],
    ["lol", /laugh|funny/i],
  ])("%s", async (question, answer) => {
    for (const sessionId of ["a", "b", "c"])
      expect(await lastTo({ audience, sessionId, says: [...STORY, question] })).toMatch(answer);
  });
});

it("says what it noticed, in the person's own matter, to who asks what it thinks", async () => {
  const own = new Set(STORY.flatMap(contentWords));
  for (const sessionId of ["a", "b", "c", "d"]) {
    const text = await lastTo({ sessionId, says: [...STORY, "what do you think?"] });
    expect(contentWords(text).filter((word) => own.has(word)).length).toBeGreaterThanOrEqual(1);
  }
});

it("has something to say on what was told last, to who asks what to do", async () => {
  const says = [
    "work is too much",
    "my boss shouts",
    "and now I lie awake at night and can't sleep",
    "what should I do?",
  ];
  expect(await lastTo({ says })).toMatch(/twenty minutes|in the morning|tomorrow|back and close|plan for your nights/i);
});

it("takes a yes, a no and a single word as answers, each with a way on", async () => {
  for (const audience of AUDIENCES)
    for (const word of ["yes", "no", "heavy", "sometimes"]) {
      const text = await lastTo({ audience, says: [...STORY, word] });
      expect(text).toMatch(/\?$|Tell me/);
      expect(SPEECH.en[audience].unclear).not.toContain(text);
    }
});

it("says in plain words that it cannot read another script, and does not pretend", async () => {
  expect(await lastTo({ says: ["мне очень грустно сегодня"] })).toMatch(/language|script/);
});

describe("another visit", () => {
  const before = "You began with “my daughter moved to Spain in spring” and ended with “I will call her on Friday”";

  it("opens with what the last one was about, as something to be corrected", async () => {
    for (const says of [["hello"], ["I had a hard week at work and I am tired of it"]]) {
      const [first] = texts(await converse(engine, { before, says }));
      expect(first).toMatch(/your daughter moved to Spain/);
      expect(first).toMatch(/wrong|correct|no longer|right/i);
    }
  });

  it("is not told to somebody who has just said it again: then it is something else, or nothing", async () => {
    const [first] = texts(await converse(engine, { before, says: ["My daughter moved to Spain in spring."] }));
    expect(first?.match(/moved to Spain/g) ?? []).toHaveLength(1);
    expect(first).not.toMatch(/daughter.*(?:wrong|correct|no longer|mislead)/i);
  });

  it("is said once, and in the first answer only", async () => {
    const all = texts(await converse(engine, { before, says: ["hello", "fine so far", "my back hurts"] }));
    expect(all.filter((text) => /Last time|When you were here before|from last time/.test(text))).toHaveLength(1);
  });

  it.each(["no, that was wrong", "no", "I never said that"])("lets itself be put right: %s", async (correction) => {
    const all = texts(await converse(engine, { before, says: ["hello", correction] }));
    expect(all[1]).toMatch(/putting that right|had that wrong/);
    expect(all[1]).not.toMatch(/Spain|daughter/);
    expect(all[1]).toMatch(/\?$/);
  });

  it("hears what is right in the correction", async () => {
    const all = texts(
      await converse(engine, {
        before,
        says: ["hello", "no that's wrong, it was my son who moved to Lisbon last year"],
      }),
    );
    expect(all[1]).toMatch(/putting that right|had that wrong/);
    expect(all[1]).toMatch(/son|Lisbon/);
  });

  it("goes on from there on a yes", async () => {
    const all = texts(await converse(engine, { before, says: ["hello", "yes that's right"] }));
    expect(all[1]).toMatch(/since/);
  });

  it("keeps silent about danger, and about nothing at all", async () => {
    const grave = "You said: “I want to kill myself tonight”";
    for (const past of [grave, "", "“”", "no quotes in here", null]) {
      const [first] = texts(await converse(engine, { before: past, says: ["hello"] }));
      expect(first).not.toMatch(/kill|last time|“”/i);
    }
  });

  it("brings in what it may remember where the talk touches it, and not elsewhere", async () => {
    const memory = ["My sister Lena has two small children", "I play the cello on Thursdays"];
    const about = async (says: string) => texts(await converse(engine, { memory, says: [says] }))[0] ?? "";
    expect(await about("my sister is angry with me and I don't know why")).toMatch(/Lena/);
    expect(await about("the bus was late again and I got wet")).not.toMatch(/Lena|cello/);
  });
});

describe("CHAT-18 faith and background", () => {
  const says = [
    "my mother and I do not talk any more",
    "she wants me to marry soon and I do not want to",
    "my aunt calls every day about it",
    "no",
    "I feel guilty and tired of it",
    "it is always the same at dinner",
    "I said no again",
    "my cousin got engaged",
    "everyone is happy for her",
    "I went for a walk alone",
  ];
  const asked =
    /faith|religion|background|where you come from|grew up with|family or community|your (?:family|home)\b.{0,40}(?:ways|pray)/i;
  const told = async (about: Partial<ScriptedPerson>) => texts(await converse(engine, { ...about, says })).join(" ");

  it.each(AUDIENCES)("are asked about where the %s told of them, and never where not", async (audience) => {
    const culture = Object.values(SPEECH.en[audience].culture ?? {}).flat();
    const [standard, cultural] = [
      await told({ audience }),
      await told({ audience, culturalBackground: "south-asian", religion: "hindu" }),
    ];
    expect(culture.filter((line) => standard.includes(line))).toEqual([]);
    expect(culture.filter((line) => cultural.includes(line)).length).toBeGreaterThanOrEqual(1);
  });

  it.each(["christian", "muslim", "jewish", "hindu", "buddhist", "sikh", "spiritual", "other", "atheist", "agnostic"])(
    "are never named, and nothing is concluded from them: %s",
    async (religion) => {
      const text = await told({ religion, culturalBackground: "middle-eastern" });
      expect(text).not.toMatch(
        /christian|muslim|islam|jewish|hindu|buddhis|sikh|middle.eastern|arab|karma|mosque|temple|\bas an? \w+ (?:person|man|woman|family)/i,
      );
      if (/atheist|agnostic/.test(religion)) expect(text).not.toMatch(/your faith|faith has a place/);
      expect(text).toMatch(asked);
    },
  );
});
