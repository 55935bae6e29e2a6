import type { SpokenLanguage } from "@/lib/shared/languages";
import { converseWith } from "@/tests/fakes/crisis-talk";
import { hear } from "./hear";

describe("afraid of the police or the hospital", () => {
  const AFRAID: readonly [SpokenLanguage, string, string][] = [
    ["de", "Ich will mich umbringen", "Ich will keine Polizei vor der Tür"],
    ["es", "quiero matarme", "no quiero a la policía en mi puerta"],
    ["fr", "je veux me tuer", "je ne veux pas la police devant chez moi"],
    ["hi", "मैं मरना चाहता हूँ", "मुझे दरवाज़े पर पुलिस नहीं चाहिए"],
  ];

  it.each(AFRAID)('CRIS-16 %s: after "%s", "%s" is answered', async (language, first, barrier) => {
    const last = (await converseWith([first, barrier], { language, audience: "adult" })).at(-1)?.answer;
    expect(last?.state.asked).toBe("talk.barriers.hospital");
  });

  it("is heard in English beside another language", () => {
    expect(hear("they would lock me up", "es").barrier).toBe("hospital");
  });

  const ONLY_NAMED: readonly [SpokenLanguage, string][] = [
    ["de", "ich arbeite in einem Hospital"],
    ["de", "die Polizei ist da"],
    ["es", "trabajo en un hospital"],
    ["fr", "je travaille dans un hôpital"],
    ["fr", "mon frère est à la police"],
    ["fr", "la police est là"],
    ["hi", "main hospital me kaam karta hu"],
    ["hi", "मैं अस्पताल में नर्स हूँ"],
  ];

  it.each(ONLY_NAMED)('%s: "%s" is no obstacle', (language, text) => {
    expect(hear(text, language).barrier).toBeNull();
  });
});

describe("whether the police will come", () => {
  it.each([
    ["es", "quiero matarme", "¿me va a llevar la policía?"],
    ["es", "quiero matarme", "pero van a mandar a la policía"],
    ["fr", "je veux me tuer", "la police va venir ?"],
    ["en", "I want to kill myself", "will you call the police?"],
  ] as const)(
    "CRIS-16 is answered though the encoder takes the question for a sign: %s, %s",
    async (language, danger, asks) => {
      const [, answer] = await converseWith([danger, asks], { audience: "teen", language });
      expect(answer?.answer?.state.used).toContain("talk.asides.police.0");
    },
  );
});
