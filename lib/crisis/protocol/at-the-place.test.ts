import type { SpokenLanguage } from "@/lib/shared/languages";
import { converseWith } from "@/tests/fakes/crisis-talk";
import { detectCrisis } from "../detect";
import { textsFor } from "./speak";

/**
 * A place where someone is standing, something said in between, and the news that they came away.
 */
const STANDING: Readonly<Record<SpokenLanguage, readonly [there: string, between: string, away: string]>> = {
  en: ["I'm on the roof and I want to jump", "nobody knows I'm here", "ok I went back inside"],
  es: ["Estoy en la ventana y quiero saltar para morirme", "nadie sabe que estoy aquí", "ya me bajé"],
  fr: ["Je suis à la fenêtre et je veux sauter pour mourir", "personne ne sait que je suis là", "je suis redescendu"],
  de: ["Ich stehe am Fenster und will springen", "keiner weiß, dass ich hier bin", "ich bin wieder runter"],
  zh: ["我站在楼顶，想跳下去", "没有人知道我在这里", "我下来了"],
  ar: ["أنا على السطح وأريد أن أقفز", "لا أحد يعرف أني هنا", "نزلت"],
  hi: ["मैं छत पर हूं और कूदना चाहता हूं", "किसी को नहीं पता मैं यहां हूं", "मैं नीचे उतर गया"],
};
const hearers = (Object.keys(STANDING) as SpokenLanguage[]).flatMap((language) =>
  (["adult", "child"] as const).map((audience) => ({ language, audience })),
);

describe("standing where one can fall", () => {
  it.each(Object.entries(STANDING))("CHAT-19 is found as immediate: %s", async (_language, [there]) => {
    expect(await detectCrisis(there)).toMatchObject({ kind: "suicide", severity: "imminent" });
  });

  it.each(hearers)(
    "CRIS-14 CRIS-16 $language $audience: away from there first, until the person is",
    async (hearer) => {
      const [there, between, away] = STANDING[hearer.language];
      const { steps, moments } = textsFor(hearer);
      const played = await converseWith([there, between, between, away], hearer);
      const [first, second, third, last] = played.map(({ answer }) => answer);
      expect(first?.text).toContain(moments.placeNow.split("{")[0]);
      expect(first?.text).toMatch(/911/);
      expect(second?.text).toContain(steps.place[1]);
      for (const answer of [first, second, third]) {
        expect(answer?.state).toMatchObject({ severity: "imminent", phase: "care" });
        expect(answer?.state.asked).not.toMatch(/^(?:hurt|askSoft|plan|intent|means|time|before)/);
      }
      expect(last?.state.known).toMatchObject({ place: "no", away: "yes" });
      expect(last?.state.asked).not.toMatch(/^place/);
    },
  );

  it("CRIS-17 is an incident of its own when it is told in an answer", async () => {
    const says = ["I want to die", "I climbed out of the window onto the ledge"];
    const [, answer] = await converseWith(says, { language: "en", audience: "adult" });
    expect(answer?.answer?.raised).toMatchObject({ kind: "suicide", severity: "imminent" });
    expect(answer?.answer?.state.used).toContain("moments.placeNow");
  });

  it("is nothing where nobody's life is in question", async () => {
    for (const says of ["I'm at the window, watching the rain", "we had coffee on the roof"]) {
      expect((await converseWith([says], { language: "en", audience: "adult" }))[0]?.answer).toBeNull();
    }
  });
});
