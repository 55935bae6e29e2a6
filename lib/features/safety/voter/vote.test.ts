import { beforeAll, describe, expect, it } from "@jest/globals";
import { readCorpus } from "@/scripts/crisis/corpus";
import { KINDS, SEVERITIES } from "../constants";
import { detectCrisis } from "../detect";
import { GRAMMARS } from "../grammar/all";
import { createReader } from "../reading";
import { tokenise } from "../tokens";
import type { Finding } from "../types";
import { judge } from "../verdict";
import { Words } from "../word";
import { CONCEPTS } from "./concepts/shape";
import { BLOCKS, countFeatures, featuresOf, forgetCounts } from "./features";
import { ideasOf } from "./ideas";
import { riskOf } from "./model";
import { learnedModel } from "./weights";
import stored from "./weights.json";

const ideas = (text: string): string[] =>
  ideasOf(tokenise(text, new Words(0))).flatMap(({ ideas: named }) => named.map((idea) => CONCEPTS[idea] ?? ""));

describe("the second voter", () => {
  it("keeps its weights below 5 MB", () => {
    expect(JSON.stringify(stored).length).toBeLessThan(5_000_000);
  });

  it.each([
    ["en", "my mother gave away the cat", ["mother", "give_away", "pet"]],
    ["es", "mi mamá regaló el gato", ["mother", "give_away"]],
    ["de", "meine Mutter hat Tabletten versteckt", ["mother", "pill", "hide"]],
    ["ar", "وأمي معها حبوب", ["mother", "pill"]],
    ["zh", "妈妈买了安眠药", ["mother", "buy", "pill"]],
    ["hi", "माँ ने दवाई छिपा दी", ["mother", "hide"]],
  ])("reads ideas in %s", (_language, text, expected) => {
    expect(ideas(text)).toEqual(expect.arrayContaining([...expected]));
  });

  it.each([
    "I never wanted to hurt myself",
    "I would never want to hurt myself",
    "I don't think I would ever hurt myself",
    "It felt good to be outside again",
    "My kids came along on bikes",
    "Thank you, that helped",
    "I had soup for lunch and watched the match",
  ])("CRIS-16 leaves calm talk alone: %s", async (text) => {
    expect((await detectCrisis(text)).crisis).toBe(false);
  });

  it.each(["I want to try it differently", "Sie hat mir nichts gesagt. Ich war müde.", "我今天很累"])(
    "CRIS-16 reckons a risk as what its features weigh together: %s",
    (text) => {
      const { bias, risk } = learnedModel();
      const reading = createReader(GRAMMARS).read(text);
      const finding = judge(reading);
      const { places, values } = featuresOf(reading, finding);
      const weights = Object.values(BLOCKS).map(({ from, size }, block) => ({ from, size, table: risk[block] }));
      const weighed = [...places].map((place, at) => {
        const { table, from = 0 } = weights.find(({ from, size }) => place >= from && place < from + size) ?? {};
        const byte = table?.bytes[place - from] ?? 0;
        return (table?.max ?? 0) * Math.sign(byte) * (byte / 127) ** 2 * (values[at] ?? 0);
      });
      const expected = weighed.reduce((sum, each) => sum + each, bias);
      expect(riskOf(learnedModel(), countFeatures(reading, finding))).toBeCloseTo(expected, 6);
      forgetCounts();
    },
  );

  describe("on texts that nobody learned from", () => {
    let judged: (ReturnType<typeof readCorpus>[number] & { readonly finding: Finding })[] = [];

    beforeAll(async () => {
      const samples = readCorpus("training/data/crisis/test");
      judged = await Promise.all(
        samples.map(async (sample) => ({ ...sample, finding: await detectCrisis(sample.text) })),
      );
    });

    it("CRIS-16 names a kind and a severity for all that only it hears, and never a word of the text", () => {
      const heard = judged.map(({ finding }) => finding).filter(({ evidence }) => evidence.includes("voter"));
      expect(heard.length).toBeGreaterThan(100);
      for (const { kind, severity, evidence, spans } of heard) {
        expect(KINDS.slice(1)).toContain(kind);
        expect(SEVERITIES.slice(1)).toContain(severity);
        expect(["voter", "sign.home"]).toEqual(expect.arrayContaining([...evidence]));
        expect(spans).toEqual([]);
      }
    });

    it("CRIS-16 names the home wherever only it heard an abuse, whatever kind it took it for", () => {
      const abuse = judged.filter(({ kind, finding }) => kind === "abuse" && finding.evidence.includes("voter"));
      const named = abuse.filter(({ finding }) => finding.evidence.includes("sign.home"));
      expect(named.length / abuse.length).toBeGreaterThan(0.9);
    });

    it("CRIS-16 does at least what docs/safety.md says, less the width of its interval", () => {
      const share = (of: typeof judged, found: boolean): number =>
        of.filter(({ finding }) => finding.crisis === found).length / of.length;
      const recall = share(
        judged.filter(({ kind }) => kind !== "none"),
        true,
      );
      const specificity = share(
        judged.filter(({ kind }) => kind === "none"),
        false,
      );
      expect(recall).toBeGreaterThan(0.6);
      expect(specificity).toBeGreaterThan(0.84);
    });
  });
});
