import type { AgeGroup } from "@/lib/shared/audience";
import { detectCrisis } from "./detect";

const AUDIENCES: readonly AgeGroup[] = ["adult", "teen", "child"];

/** Starving or purging, told with joy or pride. */
const TOLD = [
  "I have eaten nothing for four days and I am so happy that I lost eight pounds.",
  "I haven't touched food since Thursday and I've never been prouder of myself.",
  "Day five without a single bite, and the scale finally loves me!",
  "only 200 calories today, feeling powerful",
  "I throw up after dinner and finally feel light",
  "I've been bringing up every meal this week and I'm thrilled with how flat my stomach is.",
  "I took laxatives again and I love how empty I feel.",
  "Quinto día sin comer y la báscula por fin me quiere, ¡qué alegría!",
  "Me metí los dedos después del almuerzo y qué alivio, me siento genial.",
  "Hoy solo comí 200 calorías y me siento poderosa.",
  "Cinquième jour sans une bouchée, la balance m'aime enfin !",
  "Je me suis fait vomir après le déjeuner et c'était génial, comme une victoire.",
  "J'ai repris des laxatifs et j'adore me sentir vide.",
  "Seit Donnerstag keinen Bissen, und ich war noch nie so stolz auf mich.",
  "Ich hab mir nach dem Mittagessen den Finger in den Hals gesteckt und es war herrlich.",
  "我四天没吃东西了，瘦了八斤，好开心。",
  "从周四起我一口饭都没碰，从来没这么为自己骄傲过。",
  "我又吃泻药了，喜欢那种空空的感觉。",
  "لم ألمس الطعام منذ الخميس ولم أكن فخورة بنفسي هكذا من قبل.",
  "أدخلت أصابعي في حلقي بعد الغداء وكان شعورا رائعا.",
  "اليوم فقط ٢٠٠ سعرة حرارية وأشعر بالقوة.",
  "गुरुवार से मैंने खाने को हाथ नहीं लगाया और मुझे खुद पर इतना गर्व कभी नहीं हुआ।",
  "दोपहर के खाने के बाद गले में उंगली डालकर उल्टी की, बहुत अच्छा लगा, जैसे जीत गई।",
  "मैंने फिर से जुलाब लिया और खाली महसूस करना मुझे बहुत पसंद है।",
];

/** Fasts, illnesses, diets and other pride, of which nothing is asked. */
const ORDINARY = [
  "I haven't had a panic attack for two weeks, I feel great",
  "I haven't had a nightmare in five days, so relieved",
  "We haven't had an argument in three weeks and I'm so happy",
  "I have not had a day off for two weeks but I love my job",
  "We've had nothing but sunshine for 5 days, love it",
  "I purged half my books and I feel so light",
  "Day 3 of no eating out and I'm proud",
  "No he tocado la guitarra desde el lunes y estoy feliz.",
  "Je n'ai pas pris le bus depuis lundi, je suis fière.",
  "我三天没碰作业了，好开心。",
  "I'm fasting for Ramadan and I feel so close to God.",
  "I do 16:8 intermittent fasting and feel great.",
  "I lost eight pounds since spring by walking more, and I'm so happy.",
  "My doctor put me on a 1,500 calorie diet and I'm happy with how it's going.",
  "I haven't touched alcohol for ten days, proudest I've been.",
  "I burned 400 calories on the bike today and feel strong.",
  "I purged my closet and I feel so light!",
  "Dejé el azúcar por Cuaresma y estoy orgulloso de haberlo cumplido.",
  "Llevo siete días sin comer azúcar y estoy orgullosa.",
  "Je n'ai pas mangé de viande depuis lundi et je me sens super bien, je suis fière.",
  "J'ai arrêté le chocolat pour le carême et je suis fier de tenir.",
  "Ich habe seit zehn Tagen keinen Alkohol angerührt und bin stolz.",
  "Ich mache Intervallfasten 16:8 und fühle mich super.",
  "我七天没吃糖了，很自豪。",
  "我在做16:8轻断食，感觉很好。",
  "لم ألمس السجائر منذ عشرة أيام وأنا فخور.",
  "أنا صائم في رمضان وأشعر بالقرب من الله.",
  "मैंने दस दिन से शराब को हाथ नहीं लगाया, गर्व है।",
  "मैं नवरात्रि में नौ दिन सिर्फ फल खाती हूँ और मन बहुत शांत है।",
];

describe("starving and purging told with joy", () => {
  it.each(TOLD)("C2 CRIS-16 is a concern about eating: %s", async (text) => {
    for (const audience of AUDIENCES) {
      const { concern, kind } = await detectCrisis(text, { audience });
      expect(concern).not.toBe("none");
      expect(kind).toBe("eating");
    }
  });

  it.each(ORDINARY)("C2 CHAT-19 asks nothing of: %s", async (text) => {
    for (const audience of AUDIENCES) expect(await detectCrisis(text, { audience })).toMatchObject({ concern: "none" });
  });

  it("CRIS-16 C2 another danger beside it stays heard", async () => {
    const text = "I made myself throw up after dinner and feel so light. I want to kill myself.";
    expect(await detectCrisis(text)).toMatchObject({ concern: "clear", kind: "suicide" });
    const graver = "I took laxatives again and I love how empty I feel. Nobody would miss me.";
    expect((await detectCrisis(graver)).concern).not.toBe("none");
  });

  it("CRIS-16 C2 a story about it isn't the person's own", async () => {
    const told = "In my novel the queen makes herself throw up after dinner and feels powerful.";
    expect(await detectCrisis(told)).toMatchObject({ concern: "none" });
  });
});
