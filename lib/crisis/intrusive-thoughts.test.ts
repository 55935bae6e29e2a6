import type { AgeGroup } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { caringTexts } from "./concern/texts";
import { detectCrisis } from "./detect";

const GROWN: readonly AgeGroup[] = ["adult", "teen"];

/** Thoughts that force themselves on people who don't want them. */
const UNWANTED = [
  "A thought about jumping keeps popping up, but I don't want to.",
  "I have pure O. Images of stabbing my husband flash into my head and I hate them.",
  "On the train platform my brain says jump, but I don't want to die at all.",
  "Me aparece una y otra vez la idea de suicidarme, pero no quiero hacerlo.",
  "En el andén mi cabeza dice salta, pero no quiero morir.",
  "J'ai un TOC. Une pensée de suicide revient sans cesse, mais je ne veux pas mourir.",
  "Une pensée de sauter me revient sans arrêt, mais je ne veux pas le faire.",
  "L'idée de me faire du mal surgit tout le temps mais je n'en ai aucune envie, c'est une phobie d'impulsion.",
  "Ich habe Zwangsgedanken. Bilder, wie ich meinen Mann ersteche, schießen mir in den Kopf und ich hasse sie.",
  "Ein Gedanke ans Springen kommt immer wieder hoch, aber ich will das nicht.",
  "自杀的念头老是冒出来，可我不想死。",
  "在站台上脑子里冒出跳下去的念头，但我一点也不想死。",
  "فكرة الانتحار تقفز إلى رأسي باستمرار لكني لا أريد ذلك.",
  "على رصيف القطار يقول لي عقلي اقفز لكني لا أريد أن أموت.",
  "मुझे ओसीडी है। आत्महत्या का ख्याल बार-बार आता है, पर मैं मरना नहीं चाहता।",
  "कूद जाने का विचार दिमाग में बार-बार आ जाता है, लेकिन मैं ऐसा नहीं करना चाहती।",
  "प्लेटफॉर्म पर दिमाग कहता है कूद जा, पर मैं मरना बिल्कुल नहीं चाहता।",
];

/** New mothers' thoughts of harm, which they'd never act on. */
const OF_MOTHERS = [
  "As a new mom I get horrible flashes of dropping my baby down the stairs, I would never do it and they terrify me.",
  "Je viens d'accoucher et j'ai des images affreuses où je fais tomber mon bébé, je ne le ferais jamais et ça me terrifie.",
  "मैं नई माँ हूँ, बच्चे को सीढ़ियों से गिराने की डरावनी तस्वीरें आती हैं, मैं ऐसा कभी नहीं करूँगी।",
];

const CORRECTIONS: readonly (readonly [SpokenLanguage, string])[] = [
  ["en", "No, that's not what I meant, it's an intrusive thought."],
  ["es", "No, no es eso lo que quise decir, es un pensamiento intrusivo."],
  ["fr", "Non, ce n'est pas ce que je voulais dire, c'est une pensée intrusive."],
  ["de", "Nein, so habe ich das nicht gemeint, es ist ein Zwangsgedanke."],
  ["zh", "不，我不是那个意思，那是侵入性思维。"],
  ["ar", "لا، لم أقصد ذلك، إنها فكرة وسواسية."],
  ["hi", "नहीं, मेरा यह मतलब नहीं था, यह अनचाहा विचार है।"],
];

/** More than an unwanted thought. */
const MEANT = [
  "I keep thinking about suicide and I don't want to be here anymore.",
  "The thought of killing myself keeps coming back and I don't want to fight it anymore.",
  "Thoughts of dying keep coming back. I don't want to do it, but I have the pills ready for tonight.",
  "La idea de matarme vuelve y vuelve, y ya no quiero seguir viviendo.",
  "L'idée de me tuer revient sans cesse et je ne veux plus vivre.",
  "Der Gedanke mich umzubringen kommt immer wieder und ich will nicht mehr leben.",
  "自杀的念头老是冒出来，我不想活了。",
  "فكرة الانتحار تعود دائما ولا أريد أن أعيش.",
  "आत्महत्या का ख्याल बार-बार आता है और मैं जीना नहीं चाहता।",
  "मुझे आत्महत्या का ख्याल आता है",
];

describe("intrusive thoughts", () => {
  it.each([...UNWANTED, ...OF_MOTHERS])("C3 CRIS-16 is asked about once, at most: %s", async (text) => {
    for (const audience of GROWN) expect((await detectCrisis(text, { audience })).crisis).toBe(false);
  });

  it.each(CORRECTIONS)("C3 CRIS-16 in %s, a correction ends it: %s", async (language, text) => {
    for (const audience of [...GROWN, "child"] as const) {
      const [before = ""] = caringTexts(language)[audience].suicide;
      expect(await detectCrisis(text, { before, audience })).toMatchObject({ concern: "none" });
    }
  });

  it.each(MEANT)("C3 CRIS-16 stays clear where it is meant: %s", async (text) => {
    for (const audience of GROWN) expect((await detectCrisis(text, { audience })).crisis).toBe(true);
  });

  it("C3 CRIS-16 a child has to name it, and is asked about it at once otherwise", async () => {
    const text = "自杀的念头老是冒出来，可我不想死。";
    expect((await detectCrisis(text, { audience: "child" })).crisis).toBe(true);
    expect((await detectCrisis(`我有强迫症，${text}`, { audience: "child" })).crisis).toBe(false);
  });
});
