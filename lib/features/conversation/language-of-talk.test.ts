import { detectorLoaded, languageOfTalk } from "./language-of-talk";

const said = (...contents: readonly string[]) => contents.map((content) => ({ role: "user", content }));

beforeAll(() => detectorLoaded);

describe("the language a conversation is answered in (CHAT-18)", () => {
  it.each([
    ["es", "Mi abuela murió hace un mes y no duermo."],
    ["fr", "Je n'arrive plus à dormir depuis la rupture."],
    ["de", "Ich kann seit Wochen nicht mehr richtig schlafen."],
    ["zh", "我最近总是睡不着"],
    ["ar", "لا أستطيع النوم منذ أسبوع"],
    ["hi", "मुझे नींद नहीं आती"],
  ])("is the one that the person writes in: %s", (language, message) => {
    expect(languageOfTalk("en", said(message))).toBe(language);
  });

  it.each(["ok", "no", "idk", "haha sí", "Merci!", "Amazon", ":("])(
    "stays what it was for too few letters to tell: %s",
    (few) => {
      expect(languageOfTalk("en", said("I can't sleep before the exam.", few))).toBe("en");
      expect(languageOfTalk("en", said("No puedo dormir antes del examen.", few))).toBe("es");
      expect(languageOfTalk("de", said(few))).toBe("de");
    },
  );

  it("follows the person back to the other language", () => {
    const talk = said("No puedo dormir antes del examen.", "Sorry, I'd rather write in English now.");
    expect(languageOfTalk("es", talk)).toBe("en");
  });

  it("takes no romanized Hindi or Arabic for another language", () => {
    expect(languageOfTalk("hi", said("meri art page pe followers badh gaye, kya baat hai"))).toBe("hi");
    expect(languageOfTalk("ar", said("safi, ktebt kolchi f cahier, l code dyal téléphone"))).toBe("ar");
  });

  it("ignores the guide's own lines and languages it doesn't speak", () => {
    const guide = { role: "assistant", content: "Das klingt nach einer langen Nacht." };
    expect(languageOfTalk("en", [...said("I had a long night at work."), guide])).toBe("en");
    expect(languageOfTalk("en", said("Sono molto stanca e non riesco a dormire."))).toBe("en");
    expect(languageOfTalk("other", [])).toBe("en");
  });
});
