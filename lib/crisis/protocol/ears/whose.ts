import type { SpokenLanguage } from "@/lib/shared/languages";
import { foldAnswer } from "./build";

/**
 * Words that mark the writer, or someone else, as the one who feels or acts. "My" before a relative
 * doesn't count.
 */
interface Subjects {
  readonly self: RegExp;
  readonly others: RegExp;
}

const every = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${foldAnswer(source)})(?![\\p{L}\\p{M}\\p{N}])`, "gu");
const EN_KIN =
  "mom(?:my)?s?|mum(?:my)?s?|mother|dad(?:dy)?s?|father|parents|brothers?|sisters?|friends?|wife|husband|partner|boss|roommate|neighbou?rs?|kids?|son|daughter|family|teacher|grandma|grandpa|aunt|uncle|cousin|boyfriend|girlfriend";

const SUBJECTS: Readonly<Record<SpokenLanguage, Subjects>> = {
  en: {
    self: every("i|i'm|im|i've|ive|i'd|i'll|me|myself|we|we're"),
    others: every(
      `he|he's|hes|she|she's|shes|they|they're|theyre|everyone|everybody|no ?one|nobody|people|someone|somebody|voices|others|(?:my |the )?(?:[a-z]+ )?(?:${EN_KIN})`,
    ),
  },
  es: {
    self: every("yo|me|estoy|soy|siento|tengo|ando|estaba"),
    others: every(
      "ella|ellos|ellas|nadie|todos|la gente|se siente|se sienten|se pone|se ponen|estan|(?:mi|mis|la|el) (?:ma|mama|madre|pa|papa|padre|papas|padres|hermanos?|hermanas?|amigos?|amigas?|novio|novia|marido|esposa|esposo|mujer|hijos?|hijas?|jefe|profe|abuela|abuelo)|mama|papa",
    ),
  },
  fr: {
    self: every("je|j|moi|me|m|suis"),
    others: every(
      "il|elle|ils|elles|personne|tout le monde|les gens|(?:ma|mon|mes|la|le|les) (?:mere|maman|pere|papa|parents|s(?:oe|œ)ur|freres?|amie?s?|copains?|copines?|mari|femme|enfants?|fils|fille|chef|prof|mamie|papi)|maman|papa",
    ),
  },
  de: {
    self: every("ich|mich|mir"),
    others: every(
      "er|sie|alle|jeder|keiner|niemand|die leute|(?:meine?[mnr]?|die|der) (?:mama|mutter|papa|vater|eltern|schwester|bruder|geschwister|freund(?:in|e)?|mann|frau|partner(?:in)?|chef(?:in)?|kinder|tochter|sohn|oma|opa)|mama|papa",
    ),
  },
  zh: {
    self: /我(?!妈|爸|姐|哥|弟|妹|朋友|老公|老婆|男|女|爷|奶|同学|室友|家|老师|的朋友)/gu,
    others:
      /他们|她们|他|她|大家|别人|人家|没人|没有人|我?(?:妈妈|妈|爸爸|爸|姐姐|哥哥|弟弟|妹妹|姐|哥|弟|妹|朋友|老公|老婆|男友|女友|同学|室友|老师|女儿|儿子|孩子|奶奶|爷爷)/gu,
  },
  ar: {
    self: every("انا|اني|اشعر|احس|حاسس|حاسة|عندي|نفسي|كنت"),
    others: every(
      "هو|هي|هم|الناس|لا احد|ما حد|(?:امي|ماما|ابي|بابا|اخي|اخوي|اختي|صديقي|صديقتي|زوجي|زوجتي|بنتي|ابنتي|ابني|ولدي|اولادي|اهلي|المعلمة)",
    ),
  },
  hi: {
    self: every("मैं|मुझे|मुझको|मैंने|मुझमें|main|mujhe|maine"),
    others: every(
      "वह|वो|वे|उसे|उसको|उसने|उन्हें|सब|सबको|लोग|किसी को|(?:मेरी |मेरे |मेरा )?(?:मम्मी|मां|पापा|पिता|भाई|बहन|दोस्त|सहेली|पति|पत्नी|बेटी|बेटा|बेटे|बच्चे|टीचर|दादी|नानी)|woh|wo|usko|sab",
    ),
  },
};

const last = (pattern: RegExp, text: string): number => {
  let at = -1;
  for (const found of text.matchAll(pattern)) at = found.index;
  return at;
};

/**
 * True if the last person named before a feeling or an act, within its sentence, is someone else.
 * Expects folded text.
 */
export function isAboutOthers(before: string, language: SpokenLanguage): boolean {
  const sentence = before.split(/[.!?;。！？؟।\n]/u).at(-1) ?? "";
  const { self, others } = SUBJECTS[language];
  return last(others, sentence) > last(self, sentence);
}

/** Marks the writer as the one who acts; "he told me" doesn't. */
const ACTS: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: every("i|i'm|im|i've|ive|i'd|i'll|we|we're"),
  es: every(
    "yo|estoy|soy|siento|tengo|ando|me (?:tome|trague|corte|hice|quiero|siento|voy|duele)|tome|trague|bebi",
  ),
  fr: every("je|j|suis"),
  de: every("ich"),
  zh: SUBJECTS.zh.self,
  ar: every("انا|اني|عندي|نفسي|كنت|تناولت|بلعت|اخذت|شربت|اشعر|احس|اكلت"),
  hi: every("मैं|मैंने|main|maine|mai"),
};

/** True if the text is about someone else and never has the writer act or feel. */
export const speaksOfAnother = (text: string, language: SpokenLanguage): boolean =>
  last(SUBJECTS[language].others, text) >= 0 && last(ACTS[language], text) < 0;

const OBJECTS: Readonly<Partial<Record<SpokenLanguage, RegExp>>> = {
  en: every("him|her|them"),
  es: every("a (?:el|ella|ellos|alguien|mi|todos|la gente)"),
  fr: every("lui|quelqu'un|tous|mon chef|ce type"),
  de: every("ihn|ihm|ihr|ihnen|jemanden|chef|lehrer"),
  zh: /所有人|老板|同事/gu,
  ar: every("احد|شخص|مديري|كلهم"),
  hi: every("उन|किसी|बॉस|लोगों"),
};

/** True if anyone but the writer is named, as the one who acts or is acted on. */
export const namesAnother = (text: string, language: SpokenLanguage): boolean =>
  [SUBJECTS[language].others, OBJECTS[language]].some(
    (pattern) => pattern !== undefined && last(pattern, text) >= 0,
  );

const SUPPOSED: Readonly<Partial<Record<SpokenLanguage, RegExp>>> = {
  en: every("if|would|could|might|should|wish|hope|unless|as if|supposed to|what if"),
  fr: every("pourrait|pourrais|viendrait|aurait|serait|faudrait|si (?:je|j|on|ma|mon)"),
  es: every("podria|vendria|estaria|ojala|si (?:llamo|llamara|viniera|me|se lo)"),
  de: every("wenn|falls|ob|könnte|konnte|würde|wurde|wäre|hätte|sollte"),
  zh: /如果|要是|假如|会不会|能不能|应该|说不定/gu,
  ar: every("لو|اذا|ممكن|يمكن|ربما|ليت"),
  hi: every("अगर|यदि|काश|शायद|agar|kaash"),
};

/** True for imagined things that haven't happened: "My mom would come if I called". */
export const isSupposed = (sentence: string, language: SpokenLanguage): boolean =>
  SUPPOSED[language] !== undefined && last(SUPPOSED[language], sentence) >= 0;
