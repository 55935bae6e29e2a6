import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** A number on a scale is taken up; whether much of it is good or bad, only the person knows. */
export const NUMBER: Record<SpokenLanguage, Record<Audience, readonly string[]>> = {
  en: {
    adult: [
      "{number} out of 10, then. What makes it that today, and what would move it by one point?",
      "I take that {number} seriously. What is in it, for you?",
      "So it stands at {number}. Where was it yesterday?",
    ],
    child: [
      "{number} out of 10. Thanks for telling me. What makes it that much?",
      "So it is at {number} now. What would move it just a bit?",
    ],
  },
  es: {
    adult: [
      "Un {number} de 10, entonces. ¿Qué hace que hoy sea un {number}, y qué lo movería un punto?",
      "Me tomo en serio ese {number}. ¿Qué hay dentro de él?",
    ],
    child: [
      "Un {number} de 10. Gracias por decirlo. ¿Qué hace que sea un {number}?",
      "Entonces está en {number}. ¿Qué lo movería un poquito?",
    ],
  },
  fr: {
    adult: [
      "{number} sur 10, donc. Qu'est-ce qui fait ce {number} aujourd'hui, et qu'est-ce qui le bougerait d'un point ?",
      "Je prends ce {number} au sérieux. Qu'y a-t-il dedans pour vous ?",
    ],
    child: [
      "{number} sur 10. Merci de me le dire. Qu'est-ce qui fait ce {number} ?",
      "C'est donc à {number}. Qu'est-ce qui le bougerait un peu ?",
    ],
  },
  de: {
    adult: [
      "Eine {number} von 10 also. Was macht es heute zu einer {number}, und was würde es um einen Punkt bewegen?",
      "Ich nehme diese {number} ernst. Was steckt für dich darin?",
    ],
    child: [
      "Eine {number} von 10. Danke, dass du es sagst. Was macht es zu einer {number}?",
      "Es steht also bei {number}. Was würde es ein kleines bisschen bewegen?",
    ],
  },
  zh: {
    adult: [
      "10分里的{number}分。是什么让今天是{number}分，又有什么能让它动一分？",
      "这个{number}分我认真记下了。里面装着什么？",
    ],
    child: ["10分里的{number}分，谢谢你告诉我。是什么让它是{number}分？", "现在是{number}分。什么能让它动一点点？"],
  },
  ar: {
    adult: [
      "{number} من 10 إذن. ما الذي يجعلها {number} اليوم، وما الذي يحركها درجة؟",
      "آخذ هذه الـ{number} بجدية. ماذا فيها بالنسبة إليك؟",
    ],
    child: [
      "{number} من 10. شكرا لأنك قلت لي. ما الذي يجعلها {number}؟",
      "هي الآن عند {number}. ما الذي يحركها قليلا؟",
    ],
  },
  hi: {
    adult: [
      "तो 10 में से {number}। आज यह {number} किस वजह से है, और एक अंक किससे बदलेगा?",
      "इस {number} को गंभीरता से लिया जाता है। आपके लिए इसमें क्या है?",
    ],
    child: ["10 में से {number}। बताने के लिए शुक्रिया। यह {number} क्यों है?", "तो अभी यह {number} पर है। थोड़ा सा किससे बदलेगा?"],
  },
};
