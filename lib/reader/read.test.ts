import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as labels from "./labels";
import { readManifest } from "./manifest";
import { dropReader, read, readerState } from "./read";

const FOLDER = "models/reader";

describe("the model in the repository", () => {
  const manifest = readManifest(FOLDER);

  it("is the file that its thresholds were fitted to", () => {
    const digest = createHash("sha256")
      .update(readFileSync(join(FOLDER, "reader.onnx")))
      .digest("hex");
    expect(digest).toBe(manifest.sha256);
  });

  it("has the labels that the code knows, in the same order", () => {
    const { KINDS, SEVERITIES, WHOSE, TIMES, ACTS, VALENCES, TOPICS, TOLD, GUIDE_FAULTS } = labels;
    expect(manifest.labels).toMatchObject({
      kind: KINDS,
      severity: SEVERITIES,
      whose: WHOSE,
      time: TIMES,
      act: ACTS,
      valence: VALENCES,
      topics: TOPICS,
      told: TOLD,
      guide: GUIDE_FAULTS,
    });
  });

  it("is at most 60 MB", () => {
    expect(readFileSync(join(FOLDER, "reader.onnx")).length).toBeLessThanOrEqual(60e6);
  });
});

describe("reading", () => {
  it("takes a plain statement of intent as clear in every language (CRIS-16)", async () => {
    const statements = [
      "I want to kill myself and I need to talk to someone.",
      "Me quiero suicidar y necesito hablar con alguien",
      "Je veux me tuer, je n'en peux plus",
      "Ich habe einen Plan mir das Leben zu nehmen und ich sage es keinem",
      "我想自杀，但是我不敢告诉妈妈",
      "عندي خطة لإنهاء حياتي ولا أحد يعرف",
      "मैं आत्महत्या करना चाहता हूँ, किसी से बात करनी है",
    ];
    for (const statement of statements) {
      expect([statement, (await read(statement)).concern]).toEqual([statement, "clear"]);
    }
  });

  it("takes ordinary life for what it is", async () => {
    const ordinary = [
      "I shot some photos at the lake and my legs are killing me from the hike.",
      "My flu shot went fine but my arm is killing me.",
      "I volunteer at a suicide hotline and I love the work.",
      "We lost the final on penalties. I could cry.",
      "My sister is moving out on Sunday and I'll miss her cooking.",
      "I like my tea hot. ".repeat(70),
    ];
    for (const text of ordinary) expect([text, (await read(text)).concern]).toEqual([text, "none"]);
  });

  it.each(["My boss killed my idea again. ", "Nobody called me back today. ", "今天又下雨了。"])(
    "C6 CRIS-16 a sentence written seventy times means what it means when it's said twice: %s",
    async (sentence) => {
      expect(await read(sentence.repeat(70))).toEqual(await read(sentence.repeat(2)));
    },
  );

  it("reads an answer with the question that was asked before it", async () => {
    const before = "Are you thinking about killing yourself?";
    expect((await read("Yes, most nights.", { before })).concern).not.toBe("none");
    expect((await read("Yes, most nights.", { before: "Do you read before you sleep?" })).concern).toBe("none");
    expect((await read("No, never. I'd never do that.", { before })).concern).toBe("none");
  });

  it("gives the same answer each time, and a vector of length 1", async () => {
    const [one, other] = [await read("I can't sleep before exams."), await read("I can't sleep before exams.")];
    expect(other).toEqual(one);
    expect(Math.hypot(...(one.vector ?? []))).toBeCloseTo(1, 4);
  });
});

describe("input that no person writes", () => {
  const scripts =
    "λόγος слово מילה ஒரு 한국어 ひらがな ქართული հայերեն ไทย ລາວ ខ្មែរ မြန်မာ አማርኛ తెలుగు ಕನ್ನಡ മലയാളം ગુજરાતી ਪੰਜਾਬੀ বাংলা සිංහල ᏣᎳᎩ ᐃᓄᒃᑎᑐᑦ ދިވެހި བོད་ཡིག ⵜⴰⵎⴰⵣⵉⵖⵜ ꯃꯩꯇꯩ ᠮᠣᠩᠭᠣᠯ ᱥᱟᱱᱛᱟᱲᱤ ߒߞߏ 𐤀𐤁𐤂";

  it.each([
    ["nothing", ""],
    ["white space", " \n\t ".repeat(500)],
    ["64 KiB of one letter", "a".repeat(65_536)],
    ["64 KiB of Chinese", "我".repeat(32_768)],
    ["64 KiB of words", "word ".repeat(13_107)],
    ["lone surrogates", "\ud800x\udfff".repeat(2_000)],
    ["ten thousand characters without width", "\u200b".repeat(10_000)],
    ["thirty scripts", scripts],
    ["emoji", "😀🏳️‍🌈👩‍👩‍👧‍👦".repeat(300)],
  ])(
    "%s is answered in bounded time and never as clear",
    async (_name, text) => {
      const { concern } = await read(text);
      expect(concern).not.toBe("clear");
    },
    30_000,
  );
});

describe("without a model", () => {
  const folder = process.env.READER_DIR;

  afterEach(() => {
    if (folder === undefined) delete process.env.READER_DIR;
    else process.env.READER_DIR = folder;
    dropReader();
  });

  it("the rules read on, and the state says so", async () => {
    process.env.READER_DIR = "/nowhere";
    dropReader();
    const reading = await read("I want to kill myself");
    expect(reading).toMatchObject({ concern: "clear", kind: "suicide", score: null });
    expect(reading.because).toContain("reader.off");
    expect((await read("I had soup for lunch.")).concern).toBe("none");
    expect(readerState().reader).toBe("off");
  });
});
