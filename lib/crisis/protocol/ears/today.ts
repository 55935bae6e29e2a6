import type { SpokenLanguage } from "@/lib/shared/languages";
import { anywhere, words } from "./build";

/** A time within hours. Any other time still counts as one, but leaves room for a safety plan. */
export const TODAY: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: words(
    "tonight",
    "today",
    "now",
    "soon",
    "this (?:evening|morning|afternoon)",
    "in (?:a|an|one|a few|\\d+) (?:hours?|minutes?|min)",
    "when (?:they|everyone|my \\p{L}+) (?:leaves?|sleeps?|are asleep|is asleep|goes? to bed)",
    "midnight",
  ),
  es: words(
    "hoy",
    "esta (?:noche|tarde)",
    "ahor(?:a|ita)",
    "ya mismo",
    "pronto",
    "en (?:un rato|una hora|unos minutos|\\d+ minutos)",
    "cuando (?:se (?:duerm|vay)\\p{L}+|salgan)",
    "medianoche",
  ),
  fr: words(
    "ce soir",
    "cette nuit",
    "aujourd'hui",
    "maintenant",
    "tout (?:de suite|a l'heure)",
    "bientot",
    "dans (?:une|quelques|\\d+) (?:heures?|minutes?)",
    "quand (?:ils|elle|il|tout le monde|ma \\p{L}+) (?:dor|part|sera|seront)\\p{L}*",
    "minuit",
  ),
  de: words(
    "heute?",
    "jetzt",
    "gleich",
    "bald",
    "nachher",
    "in (?:einer|ein paar|\\d+) (?:stunden?|minuten)",
    "(?:wenn|sobald) (?:sie|alle|meine? \\p{L}+) (?:schlaf|weg|im bett)\\p{L}*",
    "mitternacht",
  ),
  zh: anywhere("今天|今晚|今夜|现在|马上|立刻|等会|待会|一会儿?|等.{1,4}(?:睡|出门|走)|半夜"),
  ar: anywhere(
    "اليوم|الليله|الان|هلا|دلوقتي|قريبا|بعد (?:قليل|ساعه|شوي|دقائق)|(?:لما|عندما|حين) (?:ي|ت)نام|منتصف الليل",
  ),
  hi: anywhere("आज|अभी|जल्द|थोडी देर|घंटे में|मिनट में|सो जाए|सोने के बाद|aaj|abhi|jaldi|thodi der|so jaye"),
};
