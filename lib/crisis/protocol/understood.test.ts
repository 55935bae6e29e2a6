import type { SpokenLanguage } from "@/lib/shared/languages";
import { converseWith } from "@/tests/fakes/crisis-talk";
import { checkIn } from "./check-in";
import type { Hearer } from "./types";

const adult = (language: SpokenLanguage): Hearer => ({ language, audience: "adult" });
const teen: Hearer = { language: "en", audience: "child" };

/** Harm at home, then a wish to die, in each language. */
const ABUSE_THEN_WISH: readonly (readonly [SpokenLanguage, string, string])[] = [
  ["en", "my husband beats me", "i want to die"],
  ["es", "mi marido me pega", "me quiero morir"],
  ["fr", "mon mari me frappe", "je veux mourir"],
  ["de", "mein Mann schlägt mich", "ich will sterben"],
  ["zh", "我老公打我", "我想死"],
  ["ar", "زوجي يضربني", "أريد أن أموت"],
  ["hi", "मेरे पति मुझे मारते हैं", "मैं मरना चाहता हूँ"],
];

const NO_TIME: readonly (readonly [SpokenLanguage, string, string])[] = [
  ["en", "I want to die", "what should i do now"],
  ["es", "quiero morirme", "¿qué hago ahora?"],
  ["fr", "je veux mourir", "que dois-je faire maintenant ?"],
  ["de", "ich will sterben", "was soll ich jetzt machen?"],
  ["zh", "我想死", "我现在该怎么办"],
  ["ar", "أريد أن أموت", "ماذا افعل الان"],
  ["hi", "मैं मरना चाहता हूँ", "अब क्या करूँ"],
];

describe("what the protocol makes of plain words", () => {
  it.each(ABUSE_THEN_WISH)("CRIS-16 %s: a wish to die takes over a talk about harm", async (language, harm, wish) => {
    const [first, second] = (await converseWith([harm, wish], adult(language))).map(({ answer }) => answer);
    expect(first?.state.kind).toBe("abuse");
    expect(second?.state.kind).toBe("suicide");
    expect(second?.state.asked).toMatch(/^ask/);
    expect(second?.text).toContain("988");
  });

  it("CRIS-16 asks about dying also beside a danger that cannot wait", async () => {
    const says = ["he is outside the door with a knife, my husband, he will kill me", "i want to die"];
    const [first, second] = (await converseWith(says, adult("en"))).map(({ answer }) => answer);
    expect(first?.state.kind).toBe("abuse");
    expect(second?.text).toMatch(/suicid|ending your life/i);
  });

  it.each(NO_TIME)(
    "CRIS-16 %s: asking what to do names no time, and is answered with the number",
    async (language, wish, asks) => {
      const [, answer] = (await converseWith([wish, asks], adult(language))).map((played) => played.answer);
      expect(answer?.state.known?.time).toBeUndefined();
      expect(answer?.text).toContain("988");
    },
  );

  it("CRIS-16 calls a quarrel at work no graver sign", async () => {
    const opening = checkIn(adult("es"), "suicide", 24 * 60 * 60 * 1000);
    const [played] = await converseWith(["mi jefe me grita todos los días"], adult("es"), opening?.state);
    expect(played?.answer?.text ?? "").not.toMatch(/me preocupe más/);
  });

  it("R-18 takes thanks before it names a number again", async () => {
    const says = ["I have the pills in my hand and will take them tonight", "thank you", "thank you", "thanks"];
    for (const { answer } of (await converseWith(says, adult("en"))).slice(1))
      expect(answer?.state.used?.some((id) => id.startsWith("talk.asides.thanks."))).toBe(true);
  });

  it("R-18 takes no half-laughing word of a teenager for a joke", async () => {
    const [, played] = await converseWith(["i want to die", "whatever lol"], teen);
    expect(played?.answer?.text).not.toMatch(/maybe it was a joke|okay, a joke/i);
  });
});
