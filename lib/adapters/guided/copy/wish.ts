import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** For "just tell me what to do": the wish is heard first, and one small thing to do follows it. */
export const WISH: Record<SpokenLanguage, Record<Audience, readonly string[]>> = {
  en: {
    adult: [
      "You would like an answer, and that makes sense when nothing is clear. I cannot decide it for you, and I can give you one small step to begin with.",
      "It is tiring to have to work it out alone, and you want something to hold on to. Here is one small thing that often clears the view.",
      "I hear that you want something to do and not one more question. Let us begin with one small thing.",
    ],
    child: [
      "You want somebody to tell you what to do. That makes sense. Here is one small thing we can do.",
      "Not knowing what to do is hard. We start with one small step.",
    ],
  },
  es: {
    adult: ["Quieres una respuesta, y se entiende. No puedo decidir por ti, pero sí darte un primer paso pequeño."],
    child: ["Quieres que alguien te diga qué hacer. Se entiende. Empecemos con un paso pequeño."],
  },
  fr: {
    adult: [
      "Vous aimeriez une réponse, et cela se comprend. Je ne peux pas décider pour vous, mais je peux proposer un premier petit pas.",
    ],
    child: ["Tu voudrais qu'on te dise quoi faire. Je comprends. On commence par un petit pas."],
  },
  de: {
    adult: [
      "Du wünschst dir eine Antwort, und das ist verständlich. Entscheiden kann ich es nicht für dich, aber einen kleinen ersten Schritt habe ich.",
    ],
    child: [
      "Du möchtest, dass dir jemand sagt, was du tun sollst. Das verstehe ich. Wir fangen mit einem kleinen Schritt an.",
    ],
  },
  zh: {
    adult: ["你想要一个答案，这很能理解。我不能替你决定，但可以先给你一小步。"],
    child: ["你想有人告诉你该怎么做，这很正常。我们先从一小步开始。"],
  },
  ar: {
    adult: ["تريد جوابا، وهذا مفهوم. لا أستطيع أن أقرر عنك، لكن عندي خطوة صغيرة نبدأ بها."],
    child: ["تريد أن يقول لك أحد ماذا تفعل. هذا مفهوم. لنبدأ بخطوة صغيرة."],
  },
  hi: {
    adult: ["आप एक जवाब चाहते हैं, और यह समझ में आता है। फ़ैसला आपका है, पर शुरू करने के लिए एक छोटा क़दम है।"],
    child: ["तुम चाहते हो कि कोई बताए क्या करना है। यह ठीक है। एक छोटे क़दम से शुरू करते हैं।"],
  },
};
