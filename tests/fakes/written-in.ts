import type { SpokenLanguage } from "@/lib/shared/languages";

/**
 * Words found in nearly every sentence of the language but in none of the other Latin-script ones.
 */
const COMMON = {
  en: "the you your and what is are this that with for of it to can was there how who not",
  es: "el los las y que qué con por para una un es está lo tu te se más algo cómo cuál puedes esto eso hay cuéntame quién hola bien soy dónde cuándo bueno gusto",
  fr: "le les et que qui vous votre tu ton ta te une est ce cela ça pas plus pour avec dans des du je on comment où quand bien voulez peux merci nous ces toi il elle on vos beaucoup aussi quand deux cette c d l qu n j s m sur par",
  de: "der die das und ist du dein deine dir dich ein eine was wie mit nicht es ich zu für auf wo wer noch wir dem den oder auch gut darf etwas geht wann hat viel",
} as const;
/** Letters and punctuation that the other languages hardly use. */
const SIGNS = { en: /(?!)/g, es: /[¿¡ñíóú]/g, fr: /[èêàçœùîô]| \?/g, de: /[äöüß]/g } as const;
const SCRIPT = {
  zh: /\p{Script=Han}/gu,
  ar: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
} as const;

const ownWords = (text: string) => text.replace(/[«“„「『].*?[»”“」』]/gsu, " ").replace(/\b(?:Buddy|Sage|AI)\b/g, " ");

/** Tells whether the guide's own words in an answer, without quotes, are in this language. */
export function isWrittenIn(language: SpokenLanguage, text: string): boolean {
  const own = ownWords(text);
  if (language === "zh" || language === "ar" || language === "hi") {
    const letters = own.match(/\p{L}/gu)?.length ?? 0;
    return letters > 0 && (own.match(SCRIPT[language])?.length ?? 0) >= letters * 0.95;
  }
  const words = own.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const hits = (other: keyof typeof COMMON) =>
    words.filter((word) => COMMON[other].split(" ").includes(word)).length + (own.match(SIGNS[other])?.length ?? 0);
  const others = (Object.keys(COMMON) as (keyof typeof COMMON)[]).filter((other) => other !== language);
  return hits(language) > 0 && others.every((other) => hits(language) > hits(other));
}
