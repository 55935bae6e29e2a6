import { BARGE_IN, LEVEL_EVERY_MS } from "./constants";
import { createBargeIn, localeOf, sentenceEnd, spokenText, staysOnDevice, voiceFor } from "./policy";

const voice = (name: string, lang = "en-US", localService = true) => ({ name, lang, localService });

describe("which voice", () => {
  it("CONST-09 prefers one that sounds female", () => {
    expect(voiceFor([voice("Daniel"), voice("Samantha")], "en-US", false)?.name).toBe("Samantha");
    expect(voiceFor([voice("English Male"), voice("English Female")], "en-US", false)?.name).toBe("English Female");
  });

  it("CONST-09 knows that the name of a man may hold the word: male is not female", () => {
    expect(voiceFor([voice("Female voice", "de-DE"), voice("UK English Male")], "en-US", false)?.name).toMatch(/Male/);
  });

  it("R-10 takes one of the device before one that sends the text away, and for children only those", () => {
    const remote = voice("Google US English Female", "en-US", false);
    expect(voiceFor([remote, voice("Daniel")], "en-US", false)?.name).toBe("Daniel");
    expect(voiceFor([remote], "en-US", false)).toBe(remote);
    expect(voiceFor([remote], "en-US", true)).toBeUndefined();
  });

  it("takes the person's region, and never another language", () => {
    expect(voiceFor([voice("A", "es-ES"), voice("B", "es_MX")], "es-MX", false)?.name).toBe("B");
    expect(voiceFor([voice("A", "en-US")], "es-MX", false)).toBeUndefined();
  });
});

describe("which language", () => {
  it("CONST-07 English is en-US", () => expect(localeOf("en", ["en-GB"])).toBe("en-US"));
  it("VOIC-15 other languages in the form of the person's browser", () => {
    expect(localeOf("es", ["en-US", "es-MX"])).toBe("es-MX");
    expect(localeOf("zh", ["en-US"])).toBe("zh-CN");
  });
});

it("VOIC-15 under 13 and of unknown age the sound stays on the device", () => {
  expect(([null, "child", "teen", "adult"] as const).map(staysOnDevice)).toEqual([true, true, false, false]);
});

describe("what is said", () => {
  it.each([
    ["**Breathe** in, _slowly_.", "Breathe in, slowly."],
    ["See [the plan](https://willow.example/plan).", "See the plan."],
    ["Look at https://example.com/a?b=c now", "Look at now"],
    ["- One\n- Two", "One Two"],
    ["1. Sit\n2. Breathe", "Sit Breathe"],
    ["Well done 🌟", "Well done"],
    ["Call 988 or text 741741.", "Call 9 8 8 or text 7 4 1 7 4 1."],
    ["In 2024 it took 45 minutes.", "In 2024 it took 45 minutes."],
    ["<b>Bold</b> # no heading", "Bold no heading"],
  ])("VOIC-03 reads %j as %j", (written, spoken) => expect(spokenText(written)).toBe(spoken));

  it("VOIC-03 takes sentence after sentence from a text that grows", () => {
    expect(sentenceEnd("That is", 0, false)).toBeNull();
    expect(sentenceEnd("That is hard.", 0, false)).toBeNull();
    expect(sentenceEnd("That is hard. And", 0, false)).toBe("That is hard. ".length);
    expect(sentenceEnd("It took 3.5 hours. And", 0, false)).toBe("It took 3.5 hours. ".length);
    expect(sentenceEnd("那很难。你呢？", 0, false)).toBe(4);
    expect(sentenceEnd("Hard. And you", 6, true)).toBe("Hard. And you".length);
    expect(sentenceEnd("Hard.", 5, true)).toBeNull();
  });
});

describe("speaking over a reply", () => {
  const looks = (levels: readonly number[]) => {
    const bargeIn = createBargeIn();
    return levels.findIndex((level) => bargeIn.look(level));
  };

  it("R-16 is noticed within 200 ms", () => {
    const at = looks(Array(10).fill(0.3));
    expect((at + 1) * LEVEL_EVERY_MS).toBeLessThanOrEqual(200);
    expect(at + 1).toBe(BARGE_IN.looks);
  });

  it("R-16 a cough of a moment and a rustle are none", () => {
    expect(looks([0.3, 0.3, 0, 0.3, 0.3, 0, 0.05, 0.05, 0.05])).toBe(-1);
  });

  it("R-16 a loud room counts as silence once it is known", () => {
    const bargeIn = createBargeIn();
    for (let look = 0; look < 200; look += 1) bargeIn.look(0.1);
    bargeIn.rest();
    expect(Array.from({ length: 20 }, () => bargeIn.look(0.1))).not.toContain(true);
    expect([0.4, 0.4, 0.4].map((level) => bargeIn.look(level)).at(-1)).toBe(true);
  });
});
