import { ALERT_SENTENCE } from "./alert-sentence";
import type { Audience } from "./audience";
import type { SpokenLanguage } from "./languages";

/**
 * The sentence from alert-sentence.ts in every language the guide speaks. It's separate because
 * pages need only English.
 */
export const ALERT_SENTENCES: Readonly<Record<SpokenLanguage, Readonly<Record<Audience, string>>>> =
  {
    en: ALERT_SENTENCE,
    es: {
      adult:
        "Un aviso sin tus palabras llega a las personas que designó quien opera este servicio.",
      child: "Un aviso sin tus palabras llega a las personas que se encargan de esta aplicación.",
    },
    fr: {
      adult: "Une alerte sans vos mots va aux personnes désignées par l'exploitant de ce service.",
      child: "Un message sans tes mots va aux personnes qui s'occupent de cette application.",
    },
    de: {
      adult:
        "Ein Hinweis ohne den Wortlaut geht an die Menschen, die der Betreiber dieses Dienstes benannt hat.",
      child: "Ein Hinweis ohne deine Worte geht an die Leute, die diese App betreiben.",
    },
    zh: {
      adult: "本服务运营方指定的人会收到一条提醒，里面没有你写的话。",
      child: "管这个应用的人会收到一条通知，里面没有你写的话。",
    },
    ar: {
      adult: "من عيّنهم مشغّل هذه الخدمة يصلهم تنبيه لا يتضمن كلماتك.",
      child: "من يديرون هذا التطبيق يصلهم تنبيه ليست فيه كلماتك.",
    },
    hi: {
      adult: "इस सेवा के संचालक ने जिन लोगों को तय किया है, उन्हें आपके शब्दों के बिना एक सूचना मिलती है।",
      child: "इस ऐप को चलाने वालों को एक सूचना जाती है, उसमें तुम्हारे शब्द नहीं होते।",
    },
  };
