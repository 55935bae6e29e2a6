import type { SpokenLanguage } from "@/lib/shared/languages";
import { anywhere, begins, words } from "./build";

/** Signs in an answer besides yes or no. They matter only for a danger that has already come up. */
export interface Shown {
  /** "I have made up my mind." */
  readonly decided: RegExp;
  /** The means were put aside but are still in the room. */
  readonly partly: RegExp;
  /** How often: a yes to thoughts, but it says nothing about a time, a way or means. */
  readonly often: RegExp;
  /** "Not very": only a little of the thing asked about. */
  readonly little: RegExp;
}

export const SHOWN: Readonly<Record<SpokenLanguage, Shown>> = {
  en: {
    decided: words(
      "made up my mind",
      "talk me out of (?:it|this)",
      "(?:i've|ive|i have|already) decided",
      "i decided",
      "my mind is made up",
    ),
    partly: words(
      "put (?:it|them|those|that|(?:the|my) \\p{L}+) (?:back |down )?(?:in|on|under|into|down|back|behind)(?: (?:the|my|a) \\p{L}+)?(?! (?:car|garage|trunk|shed|safe))",
      "(?:closed|shut) the (?:drawer|box|cabinet)",
    ),
    often: begins(
      "sometimes",
      "often",
      "constantly",
      "all the time",
      "(?:almost )?every (?:day|night|hour)",
      "now and then",
      "most (?:days|nights)",
    ),
    little: begins("not (?:very|really|so|that|much|too|particularly|all that)"),
  },
  es: {
    decided: words(
      "(?:ya )?(?:lo |me )?(?:he )?decidid[oa]",
      "(?:ya )?lo decidi",
      "esta decidido",
      "tome la decision",
    ),
    partly: words(
      "l[oa]s? (?:he |ya )?(?:puse|puesto|guarde|guardado|meti|metido|deje|dejado) (?:en|sobre|bajo|debajo)",
      "(?:puse|guarde|meti) (?:\\p{L}+ ){1,3}(?:en|sobre|bajo)",
    ),
    often: begins(
      "a veces",
      "siempre",
      "cada (?:dia|noche|hora)",
      "todos los dias",
      "todas las noches",
      "seguido",
      "de vez en cuando",
    ),
    little: begins("no (?:mucho|muy|tanto|demasiado|tan)", "poco"),
  },
  fr: {
    decided: words("ma decision est prise", "(?:j'ai|je l'ai) (?:deja )?decide", "c'est decide"),
    partly: words(
      "(?:ai |les ai |l'ai )?(?:re)?(?:mise?s?|pose(?:e|s|es)?|range(?:e|s|es)?) (?:dans|sur|sous)",
    ),
    often: begins(
      "parfois",
      "souvent",
      "des fois",
      "tout le temps",
      "toujours",
      "tous les (?:jours|soirs)",
      "chaque (?:jour|nuit|soir)",
      "de temps en temps",
    ),
    little: begins(
      "pas (?:tres|trop|vraiment|beaucoup|tellement|si)",
      "(?:un )?peu",
      "moyen(?:nement)?",
    ),
  },
  de: {
    decided: words(
      "(?:habe|hab) (?:mich|es|das) (?:schon |längst )?entschieden",
      "steht fest",
      "ist entschieden",
      "entschluss (?:steht|gefasst)",
    ),
    partly: words(
      "(?:in|auf|unter|ins|hinter) (?:den |die |das |der |dem |s |ein\\p{L}* )?\\p{L}+ (?:gelegt|getan|gestellt|gepackt|geräumt)",
    ),
    often: begins(
      "manchmal",
      "oft",
      "immer(?! noch)",
      "ständig",
      "dauernd",
      "jeden (?:tag|abend)",
      "jede nacht",
      "ab und zu",
    ),
    little: begins("nicht (?:so|sehr|wirklich|besonders|viel|gerade)", "wenig", "geht so"),
  },
  zh: {
    decided: anywhere(
      "(?<!没|没有|还没)决定(?:好)?了|已经定了|想好了|下(?:定)?(?:了)?决心|主意已定",
    ),
    partly: anywhere(
      "(?:放|收)(?:到|在|进|回)(?:了)?\\p{Script=Han}{0,4}(?:柜|架|抽屉|桌|床|盒|箱)",
    ),
    often: /^[\s\p{P}]*(?:有时候?|有的时候|经常|常常|一直|每天|每晚|偶尔|天天)/u,
    little: /^[\s\p{P}]*(?:不太|不怎么|不是很|没多|没那么|一般)/u,
  },
  ar: {
    decided: words("(?:اتخذت|اخذت) (?:ال)?قرار(?:ي)?", "قررت", "حسمت (?:امري|الامر)"),
    partly: words("(?:وضعت|حطيت|خبيت|رجعت)(?:ه|ها|هم|هن)? (?:في|على|تحت|ب)(?: ?\\p{L}+)?"),
    often: begins("أحيانا", "دائما", "كل (?:يوم|ليلة)", "طول الوقت", "كثيرا", "بين الحين والآخر"),
    little: begins("ليس كثيرا", "مش كتير", "مو كتير", "مو مرة", "قليلا", "شوي", "مش أوي"),
  },
  hi: {
    decided: words(
      "(?:तय|फैसला|निश्चय) कर (?:लिया|चुका|चुकी)[\\p{L}\\p{M} ]*",
      "फैसला ले लिया",
      "faisla kar liya",
    ),
    partly: words(
      "(?:अलमारी|शेल्फ|दराज|मेज|डिब्बे|बिस्तर)[\\p{L}\\p{M}]* (?:में|पर|के नीचे) (?:वापस )?(?:रख|डाल)[\\p{L}\\p{M}]*",
    ),
    often: begins(
      "कभी कभी",
      "कभी-कभी",
      "अक्सर",
      "हमेशा",
      "रोज",
      "हर (?:दिन|रात|रोज)",
      "kabhi kabhi",
      "aksar",
      "hamesha",
      "roz",
    ),
    little: begins("(?:बहुत |ज्यादा |इतना )नहीं", "थोड़ा", "zyada nahi", "thoda"),
  },
};
