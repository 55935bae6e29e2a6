import type { SpokenLanguage } from "@/lib/shared/languages";

interface SummaryCopy {
  one(said: string): string;
  more(first: string, last: string): string;
}

/** A summary quotes the person, first and last; the frame around the quotes is in their language. */
export const SUMMARY_COPY: Record<SpokenLanguage, SummaryCopy> = {
  en: {
    one: (said) => `You said: “${said}”`,
    more: (first, last) => `You began with “${first}” and ended with “${last}”`,
  },
  es: {
    one: (said) => `Dijiste: «${said}»`,
    more: (first, last) => `Empezaste con «${first}» y terminaste con «${last}»`,
  },
  fr: {
    one: (said) => `Vos mots : « ${said} »`,
    more: (first, last) => `Au début : « ${first} », à la fin : « ${last} »`,
  },
  de: {
    one: (said) => `Deine Worte: „${said}“`,
    more: (first, last) => `Am Anfang: „${first}“, am Ende: „${last}“`,
  },
  zh: {
    one: (said) => `你说：“${said}”`,
    more: (first, last) => `你从“${first}”说起，最后说到“${last}”`,
  },
  ar: {
    one: (said) => `كلماتك: «${said}»`,
    more: (first, last) => `في البداية: «${first}»، وفي النهاية: «${last}»`,
  },
  hi: {
    one: (said) => `आपके शब्द: “${said}”`,
    more: (first, last) => `शुरुआत में: “${first}”, और अंत में: “${last}”`,
  },
};
