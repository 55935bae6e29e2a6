import type { SpokenLanguage } from "@/lib/shared/languages";
import { plain } from "./plain";

/**
 * A complaint about the conversation itself: being misunderstood, asked too many questions, or
 * handed exercises.
 */
export type Protest = "missed" | "questions" | "exercise";

/** Longer messages usually tell a story, in which such words are said to someone else. */
const MAX_LETTERS_COUNT = 140;

type Patterns = Readonly<Record<Protest, RegExp>>;

const EN: Patterns = {
  questions:
    /^(?:[^\p{L}]|please|ok(?:ay)?|ugh|omg|can you|could you|will you|would you|just|no|and|but|so)*\b(?:stop|quit|enough)(?: with| of)? (?:asking|interrogating|quizzing|(?:all )?(?:the|your|these|those|this) (?:\w+ )?question(?:s|ing)|questions)\b|\byou (?:just |only |really |always )*(?:keep (?:on )?asking|never stop asking|ask (?:me )?(?:so|too|way too) many)\b|^(?:please,? )?(?:no|enough) (?:more )?questions\b|^(?:that'?s |this is |you ask |so |way )*too many questions\b|\b(?:don'?t|do not) ask me (?:any ?more|any|questions|more)\b|\bwhy (?:do|are) you (?:keep |always |still )*ask(?:ing)?\b/u,
  exercise:
    /\b(?:don'?t|do not|not|won'?t) (?:really |even )?(?:want|need|like|wanna|do|doing)(?: to do| to| any| another| an| your| a| one of| these| this| those| more| stupid| breathing)* (?:exercises?|techniques?|worksheets?|activit(?:y|ies)|games?|homework)\b|\b(?:no more|enough|stop with the|stop giving me) (?:exercises?|techniques|games|activities)\b/u,
  missed:
    /\b(?:you|u)(?:'re| are|r| re)? (?:just |really |still |clearly |obviously |even )*(?:don'?t|do not|didn'?t|did not|not|aren'?t|never|can'?t|cannot) (?:even |really |ever |actually )*(?:understand\w*(?: me| it| anything| this| what\b.*)?|get(?:ting)? (?:it|me|this|anything)|listen\w*(?: to me)?|hear(?:ing)? me|help(?:ing)?(?: me)?)(?: at all| any ?more| either| too)?[.! ]*$|^(?:this|it|that|you)(?:'s| is| are|'re)? ?(?:isn'?t|not|doesn'?t|don'?t|aren'?t) (?:really |even )*(?:help(?:ing|ful)?|working)(?: me| at all)?[.! ]*$|^(?:stop|quit|you(?:'re| are| just| keep)*) (?:just )?(?:repeat(?:ing)?|quoting|parroting)\b/u,
};

const ES: Patterns = {
  questions:
    /(?:deja|dej[ae]n?|para|basta|par[ae]) (?:ya )?(?:de )?(?:hacerme |hacer |con (?:las |tantas |tus )?|preguntarme|tantas )?(?:tantas )?(?:pregunt\p{L}*)|no m[aá]s preguntas|demasiadas preguntas|no me (?:preguntes|hagas) (?:m[aá]s|tant\p{L}*|pregunt\p{L}*)|(?:por qu[eé]|siempre) (?:me )?(?:preguntas|sigues preguntando)/u,
  exercise:
    /no (?:quiero|necesito|me gustan?) (?:hacer )?(?:m[aá]s |otro |un |ning[uú]n |los |tus |estos )*(?:ejercicios?|t[eé]cnicas?|actividades|juegos?)|(?:no m[aá]s|basta de) ejercicios/u,
  missed:
    /(?:^|[^\p{L}])(?:t[uú] )?no me (?:entiendes|entendiste|est[aá]s entendiendo|has entendido|escuchas|est[aá]s escuchando|ayudas)|^no (?:entiendes|entendiste)|esto no (?:me )?(?:ayuda|sirve)|^(?:deja de repetir|solo repites|te repites)/u,
};

const FR: Patterns = {
  questions:
    /(?:arr[eê]te[sz]?|stop|assez|cesse[sz]?|ça suffit)(?: avec| de| d')* ?(?:me |tes |vos |ces |les |toutes |poser |des )*(?:questions?|questionner|demander|interroger)|(?:plus|trop) de questions|ne (?:me )?(?:pose[sz]?|demande[sz]?) plus|pourquoi (?:tu|vous) (?:me )?(?:demande|pose)[sz]?/u,
  exercise:
    /(?:veux|voulais|aime|ai) pas (?:besoin )?(?:faire |d'|de |un |cet |les |tes |vos |ces )*(?:exercices?|techniques?|activit[eé]s?|jeux?)|plus d'exercices?|pas d'exercices?/u,
  missed:
    /(?:tu|vous) (?:ne )?(?:me |m')?(?:comprend|compren)\p{L}* (?:pas|rien)|(?:tu|vous) (?:ne )?m'[eé]coute[sz]? pas|(?:tu|vous) n'[eé]coute[sz]? pas|(?:ça|cela) (?:ne )?(?:m'aide|sert|aide) (?:pas|à rien)|^(?:arr[eê]te[sz]? de r[eé]p[eé]ter|(?:tu|vous) (?:te |vous )?r[eé]p[eé]te[sz]?)/u,
};

const DE: Patterns = {
  questions:
    /(?:h[oö]r|hören sie)(?: doch| bitte| endlich| mal)* auf(?:,| mich| mir| mit| so viel| ständig)*(?: den| deinen| ihren| diesen| zu| fragen)* ?(?:fragen|auszufragen|frage|zu fragen)|(?:keine|genug|zu viele|nicht so viele) (?:mehr |weiteren )?fragen|(?:frag|fragen sie) (?:mich )?(?:nicht|nichts)(?: mehr| so)?|warum fragst du|du fragst (?:nur|ständig|immer|zu viel)|mit (?:der|deiner) fragerei/u,
  exercise:
    /(?:will|möchte|mag|brauche|wollte) (?:jetzt |gerade |im moment )*(?:keine|nicht (?:noch )?eine) (?:weitere |mehr )?(?:übung(?:en)?|technik(?:en)?|spiele?|aufgaben?)|keine übung(?:en)?(?: mehr)?[.! ]*$/u,
  missed:
    /du (?:verstehst|begreifst|kapierst) (?:mich |es |gar |das |überhaupt |einfach )*(?:nicht|nichts)|du hörst (?:mir )?(?:gar |überhaupt |einfach )*nicht zu|(?:das|du) (?:hilft|hilfst) (?:mir )?(?:gar |überhaupt )*nicht|^du wiederholst (?:dich|nur)/u,
};

const ZH: Patterns = {
  questions:
    /别(?:再)?(?:一直|老是|总是)?(?:问|追问)|不要(?:再)?(?:一直|老是|总是)?(?:问|追问)|问题太多|(?:老|总|一直|为什么)(?:是)?(?:在)?问我/u,
  exercise: /不(?:想|要|需要)(?:再)?(?:做)?(?:什么|任何|这个|那个)?(?:练习|活动|游戏|呼吸练习)/u,
  missed:
    /你(?:根本|完全|就是|一点都|都)?(?:不|没)(?:懂|理解|明白|在听|听)(?!的)|这(?:对我)?(?:没用|没有用|没有帮助)|你在重复/u,
};

const AR: Patterns = {
  questions:
    /(?:توقف|توقفي|كفى|كف|بس|يكفي)(?: من| عن| عن طرح)? ?(?:ال)?(?:أسئلة|اسئلة|سؤالي|السؤال)|لا (?:تسألني|تسأليني)|(?:أسئلة|اسئلة) كثيرة|لماذا تسألني/u,
  exercise:
    /لا (?:أريد|اريد|أحتاج|احتاج) (?:أي |اي |إلى )?(?:ال)?(?:تمرين|تمارين|تمرينا|تمرينًا|لعبة|ألعاب)/u,
  missed:
    /(?:أنت|انت|أنتِ)? ?(?:لا|لم) (?:تفهمني|تفهم|تفهمينني|تسمعني|تستمع|تصغي)|هذا لا (?:يساعد|يفيد)|(?:أنت|انت) تكرر/u,
};

const HI: Patterns = {
  questions:
    /(?:सवाल|प्रश्न)(?: पूछना| करना)? (?:बंद|मत|नहीं)|(?:और |इतने )(?:सवाल|प्रश्न) (?:मत|नहीं|क्यों)|मत पूछ|पूछना बंद|क्यों पूछ|बहुत सवाल/u,
  exercise: /(?:अभ्यास|एक्सरसाइज़?|व्यायाम|खेल) (?:अभी )?(?:नहीं|मत)(?: (?:करना|चाहिए|चाहता|चाहती))?/u,
  missed:
    /(?:आप|तुम|तू)(?: मुझे| मेरी बात| कुछ)?(?: बिल्कुल)? ?(?:नहीं समझ|समझते नहीं|समझ नहीं|समझे नहीं|नहीं सुन|सुनते नहीं|सुन नहीं)|(?:इससे|आपसे|तुमसे) (?:कोई )?(?:मदद|फ़ायदा|फायदा) नहीं/u,
};

/** English is recognized whatever the person's language. */
const HEARD_IN: Record<SpokenLanguage, readonly Patterns[]> = {
  en: [EN],
  es: [ES, EN],
  fr: [FR, EN],
  de: [DE, EN],
  zh: [ZH, EN],
  ar: [AR, EN],
  hi: [HI, EN],
};
const KINDS: readonly Protest[] = ["questions", "exercise", "missed"];

/** The complaint, if a message criticizes the conversation itself. Null if it doesn't. */
export function protestIn(text: string, language: SpokenLanguage): Protest | null {
  const said = plain(text);
  if (said.length > MAX_LETTERS_COUNT) return null;
  return (
    KINDS.find((kind) => HEARD_IN[language].some((patterns) => patterns[kind].test(said))) ?? null
  );
}
