import type { SpokenLanguage } from "@/lib/shared/languages";
import { plain } from "./plain";

/**
 * Phrases about a pointless life or a wish to be gone. To the detector they're less than a crisis,
 * but they're far too serious to shrug off, list, or bring up again as small talk.
 */
const PATTERNS: Record<SpokenLanguage, RegExp> = {
  en: /\bwhat(?:'?s| is) (?:even |really )?the (?:\w+ing )?point(?:$|[?.!,]| any ?more| if\b| (?:of|in|to) (?:any|it all|all|life|liv|try|go|get|wak|be|do|stay|school|work|hav|every|keep|me\b|my\b))|\bwhy am i (?:even |still )*(?:here|alive)\b|\bwhy (?:do|should|would) i (?:even )?(?:bother|exist|try|get up|go on|live)\b|\b(?:nothing|none of (?:it|this)) (?:even |really |ever )?matters?\b|\beverything (?:is|feels|seems) (?:so |just )*(?:pointless|meaningless|hopeless)\b|\b(?:i'?m|i am|i feel|it'?s|it is|it feels|life is|feels?) (?:all |so |just |completely )*(?:hopeless|meaningless)\b|\b(?:there'?s |there is |i see |i have )?no (?:point|reason) (?:in|of|to) (?:any|liv|life|try|go|it all|get|be)|\bi (?:just )?(?:can'?t|cannot) (?:go on|keep going|(?:do|take) (?:it|this) any ?more)\b|\b(?:i (?:just )?(?:give up|gave up)(?: on (?:everything|life|it all|myself))?[.! ]*$)|\b(?:tired|sick|done|over) (?:of|with) (?:everything|life|living|it all|being alive)\b|\b(?:want|wanna|wish i could|like) (?:to )?(?:just )?(?:disappear|vanish|not exist|not be here|sleep forever|not wake up)\b|\bnot waking up\b|\bbetter off without me\b|\b(?:no ?one|nobody) would (?:even )?(?:care|notice|miss me)\b|\b(?:hate my life|hate being alive|don'?t want to be here)\b/u,
  es: /qu[eé] sentido tiene|cu[aá]l es el sentido|para qu[eé] (?:sigo|vivo|vivir|seguir|sirve (?:todo|nada|vivir)|estoy aqu[ií]|levantarme)|nada (?:tiene (?:ya )?sentido|importa|vale la pena)|ya nada (?:tiene|importa)|ya no puedo m[aá]s|no aguanto m[aá]s|por qu[eé] (?:sigo|estoy) (?:aqu[ií]|viv)|quiero (?:desaparecer|rendirme|no despertar)|no (?:quiero|quisiera) (?:despertar|estar aqu[ií])|hart[oa] de (?:todo|vivir|la vida)|(?:estar[ií]an|est[aá]n) mejor sin m[ií]/u,
  fr: /[aà] quoi (?:bon|ça sert de (?:vivre|continuer))|quel (?:est le )?sens|(?:rien|plus rien) n'(?:a de sens|a d'importance)|pourquoi (?:je suis|suis-je) (?:encore |même )?(?:là|ici|en vie)|pourquoi (?:continuer|vivre)|(?:je )?n'en peux plus|j'en peux plus|envie de (?:disparaître|ne plus (?:être|me réveiller))|(?:voudrais|veux) (?:disparaître|ne pas me réveiller)|(?:marre|fatigu[eé]e?) de (?:tout|vivre|la vie)|mieux sans moi|je laisse tomber tout|tout est (?:inutile|sans espoir)/u,
  de: /(?:was|wo|welchen) (?:ist|hat|macht|soll).{0,24}\bsinn\b|wozu (?:das alles|noch|lebe|überhaupt|alles)|warum bin ich (?:überhaupt |noch |eigentlich )*(?:hier|da|am leben)|alles (?:ist|so) (?:so |doch |nur |noch )*(?:sinnlos|egal|hoffnungslos)|nichts (?:hat|macht|ergibt) (?:mehr |noch |doch )*(?:einen )?sinn|hat (?:doch )?(?:alles )?keinen sinn|ich kann (?:einfach )?nicht mehr|(?:will|möchte) (?:einfach |nur )*(?:verschwinden|nicht mehr (?:aufwachen|da sein|hier sein))|ohne mich besser|(?:habe|hab) (?:alles|das leben|es) (?:so )?satt/u,
  zh: /有什么意义|(?:活着|人生|一切|生活|努力|还).{0,4}有什么(?:意思|用)|(?:没|没有)(?:任何|什么)?意义|为什么(?:还)?(?:活着|在这里|要活)|活着(?:干什么|好累|没意思)|(?:撑|坚持|活)不下去|想消失|不想醒来|都无所谓了|没有希望|绝望|没有我(?:会)?更好|受够了(?:一切|生活|人生)/u,
  ar: /ما (?:معنى|فائدة|جدوى|الفائدة من|الجدوى من) (?:كل|الحياة|حياتي|هذا كله|أن أعيش|العيش|أي شيء|اي شيء)|ما (?:الفائدة|الجدوى)[؟? ]*$|لا (?:معنى|فائدة|جدوى|قيمة) (?:لحياتي|للحياة|لشيء|لأي|من أي|من الحياة|في الحياة)|لماذا (?:أنا|انا) (?:هنا|حي|موجود)|لماذا (?:أعيش|اعيش|أستمر)|(?:لم|ما) (?:أعد|عدت|عاد) (?:أحتمل|أستطيع|أقدر|اقدر)|(?:أريد|اريد|أتمنى) أن (?:أختفي|اختفي|لا أستيقظ)|سئمت (?:من )?(?:كل شيء|الحياة)|أفضل (?:بدوني|من دوني)|لا شيء (?:يهم|له معنى)/u,
  hi: /(?:जीने|ज़िंदगी|जिंदगी|सब|कुछ भी|किसी (?:चीज़|भी चीज़|बात))(?: करने)?(?: का)?(?: अब)? (?:क्या|कोई) (?:मतलब|फ़ायदा|फायदा|अर्थ)|(?:सब|कुछ भी|जीने|ज़िंदगी|जिंदगी)(?: का)?.{0,10}(?:बेकार|बेमतलब|मतलब नहीं|अर्थ नहीं)|मैं (?:यहाँ|यहां) क्यों हूँ|क्यों (?:जी रह|ज़िंदा|जिंदा)|(?:अब )?और नहीं (?:सह|हो)|अब नहीं (?:सहा|होता|सह)|गायब हो जा|(?:उठना|जागना) नहीं चाह|मेरे बिना (?:बेहतर|अच्छ)|(?:ज़िंदगी|जिंदगी|सब कुछ|जीने) से (?:थक|ऊब|तंग)|उम्मीद नहीं/u,
};

/**
 * Whether a text says that there's no point or no way forward, or wishes to be gone. English is
 * recognized whatever the person's language.
 */
export const isDespair = (text: string, language: SpokenLanguage): boolean => {
  const said = plain(text);
  return PATTERNS.en.test(said) || (language !== "en" && PATTERNS[language].test(said));
};
