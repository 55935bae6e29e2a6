import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

interface SummaryCopy {
  one(said: string): string;
  more(first: string, later: string): string;
}

/**
 * Summaries quote the person: what they came with and what followed. The words around the quotes
 * are in the person's language.
 */
export const SUMMARY_COPY: Record<Audience, Record<SpokenLanguage, SummaryCopy>> = {
  adult: {
    en: {
      one: (said) => `You talked about this: “${said}”`,
      more: (first, later) => `You talked about this: “${first}”, and later about this: “${later}”`,
    },
    es: {
      one: (said) => `Hablaste de esto: «${said}»`,
      more: (first, later) => `Hablaste de esto: «${first}», y más tarde de esto: «${later}»`,
    },
    fr: {
      one: (said) => `Vous avez parlé de ceci : « ${said} »`,
      more: (first, later) =>
        `Vous avez parlé de ceci : « ${first} », et plus tard de cela : « ${later} »`,
    },
    de: {
      one: (said) => `Darum ging es: „${said}“`,
      more: (first, later) => `Darum ging es: „${first}“, und später darum: „${later}“`,
    },
    zh: {
      one: (said) => `你谈到了：“${said}”`,
      more: (first, later) => `你谈到了：“${first}”，后来又谈到：“${later}”`,
    },
    ar: {
      one: (said) => `دار الحديث حول: «${said}»`,
      more: (first, later) => `دار الحديث حول: «${first}»، ثم حول: «${later}»`,
    },
    hi: {
      one: (said) => `आपने इस बारे में बात की: “${said}”`,
      more: (first, later) => `आपने इस बारे में बात की: “${first}”, और बाद में: “${later}”`,
    },
  },
  child: {
    en: {
      one: (said) => `You told Buddy this: “${said}”`,
      more: (first, later) => `You told Buddy this: “${first}”. Then you said: “${later}”`,
    },
    es: {
      one: (said) => `Le contaste a Buddy: «${said}»`,
      more: (first, later) => `Le contaste a Buddy: «${first}». Y luego: «${later}»`,
    },
    fr: {
      one: (said) => `Tu as dit à Buddy : « ${said} »`,
      more: (first, later) => `Tu as dit à Buddy : « ${first} ». Et après : « ${later} »`,
    },
    de: {
      one: (said) => `Du hast Buddy erzählt: „${said}“`,
      more: (first, later) => `Du hast Buddy erzählt: „${first}“. Und dann: „${later}“`,
    },
    zh: {
      one: (said) => `你告诉 Buddy：“${said}”`,
      more: (first, later) => `你告诉 Buddy：“${first}”，后来说：“${later}”`,
    },
    ar: {
      one: (said) => `حكيت لـ Buddy: «${said}»`,
      more: (first, later) => `حكيت لـ Buddy: «${first}». ثم: «${later}»`,
    },
    hi: {
      one: (said) => `तुमने Buddy को बताया: “${said}”`,
      more: (first, later) => `तुमने Buddy को बताया: “${first}”। फिर: “${later}”`,
    },
  },
};
