import type { SpokenLanguage } from "@/lib/shared/languages";
import { anywhere, words } from "./build";

/**
 * How close the thoughts are, or how safe the person feels: answers to the questions at a later
 * visit.
 */
export interface Nearness {
  readonly near: RegExp;
  readonly far: RegExp;
}

export const NEARNESS: Readonly<Record<SpokenLanguage, Nearness>> = {
  en: {
    near: words(
      "still (?:there|here|with me|have them|thinking)",
      "(?:they|it|thoughts)(?: are|'re| is|'s|re)? (?:back|still|came back|come back|near|close|closer|stronger)",
      "came back",
      "^[\\s\\p{P}]*(?:very |pretty |quite |too )?(?:near|close|closer|strong|stronger)",
      "(?:not|n't|un) ?(?:very |really |so |that |feel(?:ing)? |too |all that )*safe",
      "(?:not|n't) (?:very|so|too|that) (?:good|well|great)",
    ),
    far: words(
      "(?:further|farther|far) ?(?:away|off)?",
      "gone",
      "(?:went|gone|going) away",
      "(?<!not |not very |not really |n't feel |un)safe",
      "weaker",
      "much less",
      "(?<=^[\\s\\p{P}]*(?:i'm |im |i am |doing |feeling |all |pretty |really |it's |its ){0,3})(?:good|great|well|fine|alright)(?! enough)",
    ),
  },
  es: {
    near: words(
      "(?:siguen?|todavia|aun) (?:ahi|aqui|estan?|cerca)",
      "(?:han )?v(?:uelto|olvieron)",
      "^[\\s\\p{P}]*(?:muy |bastante )?cerca",
      "no (?:muy |me siento |estoy |tan )*(?:a salvo|segur[oa])",
      "insegur[oa]",
    ),
    far: words(
      "(?:mas )?lejos",
      "se (?:fueron|ha ido|han ido)",
      "desaparecieron",
      "(?<!no |no estoy |no me siento |no muy )a salvo",
    ),
  },
  fr: {
    near: words(
      "(?:encore|toujours) (?:la|presentes?|proches?)",
      "(?:sont )?revenu(?:e|es|s)?",
      "^[\\s\\p{P}]*(?:elles sont )?(?:tres |assez )?proches?",
      "pas (?:tres |vraiment |trop |du tout )*en securite",
    ),
    far: words(
      "(?:plus )?loin",
      "parties?",
      "disparues?",
      "(?<!pas |pas tres |pas vraiment )en securite",
    ),
  },
  de: {
    near: words(
      "(?:noch|immer noch|wieder) (?:da|nah|stark|hier)",
      "zurückgekommen",
      "^[\\s\\p{P}]*(?:sehr |ziemlich |ganz )?nah",
      "(?:nicht|nich|net) (?:so |sehr |wirklich |ganz |besonders )*sicher",
      "unsicher",
    ),
    far: words(
      "weiter weg",
      "weit weg",
      "fort",
      "weg",
      "(?<!nicht |nicht so |nicht sehr |nicht wirklich )sicher",
    ),
  },
  zh: {
    near: anywhere(
      "还在|又(?:来|出现|有|回来)了?|(?<!不)(?:很|挺|还)?近|回来了|(?:不|没)(?:太|怎么|那么|有多|是很)?安全",
    ),
    far: anywhere(
      "远(?:了|一些|一点)?|不在了|没了|没有了|消失|走了|(?<!不|不太|不怎么|不是很|没那么)安全",
    ),
  },
  ar: {
    near: words(
      "(?:لا ?زالت|ما ?زالت|لسه|لسا|بعدها) (?:هنا|موجودة|قريبة|معي)?",
      "(?:رجعت|عادت)",
      "^[\\s\\p{P}]*(?:جدا )?قريبة",
      "(?:لست|مش|مو|ما|غير) (?:حاسس |حاسة )?(?:ب)?(?:أمان|آمن|آمنة)",
    ),
    far: words(
      "أبعد",
      "بعيدة",
      "ذهبت",
      "راحت",
      "اختفت",
      "(?<!لست |مش |مو |ما |غير )(?:ب)?(?:أمان|آمن|آمنة)",
    ),
  },
  hi: {
    near: words(
      "(?:अब भी|अभी भी|फिर से?) (?:हैं|है|आए|आते|पास|आ)[\\p{L}\\p{M}]*",
      "लौट (?:आए|आई)",
      "^[\\s\\p{P}]*(?:बहुत )?पास",
      "सुरक्षित (?:नहीं|महसूस नहीं)",
      "असुरक्षित",
      "surakshit nahi\\p{L}*",
    ),
    far: words("दूर", "चले गए", "चली गई", "नहीं आए", "सुरक्षित(?! नहीं| महसूस नहीं)", "door"),
  },
};
