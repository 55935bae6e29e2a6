import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { crisisAr } from "./crisis-dialog/ar";
import { crisisDe } from "./crisis-dialog/de";
import { crisisEn } from "./crisis-dialog/en";
import { crisisEs } from "./crisis-dialog/es";
import { crisisFr } from "./crisis-dialog/fr";
import { crisisHi } from "./crisis-dialog/hi";
import type { CrisisDialogCopy } from "./crisis-dialog/shape";
import { crisisZh } from "./crisis-dialog/zh";

const DIALOG: Record<SpokenLanguage, Record<Audience, CrisisDialogCopy>> = {
  en: crisisEn,
  es: crisisEs,
  fr: crisisFr,
  de: crisisDe,
  zh: crisisZh,
  ar: crisisAr,
  hi: crisisHi,
};

/**
 * The crisis dialog speaks the person's language, even if the rest of the interface speaks another
 * (contract 8).
 */
export const crisisDialogCopy = (language: SpokenLanguage, audience: Audience): CrisisDialogCopy =>
  DIALOG[language][audience];

/** Precedes the children's heading when we don't know yet whether the reader is a child. */
const UNDER_18: Record<SpokenLanguage, string> = {
  en: "If you are under 18:",
  es: "Si tienes menos de 18 años:",
  fr: "Si tu as moins de 18 ans :",
  de: "Wenn du unter 18 bist:",
  zh: "如果你未满18岁：",
  ar: "إذا كان عمرك أقل من 18 سنة:",
  hi: "अगर तुम 18 साल से छोटे हो:",
};

/**
 * For a signed-in person whose age isn't known yet: the adults' words, plus the trusted adult for
 * readers under 18.
 */
export function crisisDialogCopyForAnyAge(language: SpokenLanguage): CrisisDialogCopy {
  const { adult, child } = DIALOG[language];
  const said = (words: CrisisDialogCopy["trustedAdult"]) =>
    words && { ...words, title: `${UNDER_18[language]} ${words.title}` };
  return {
    ...adult,
    trustedAdult: said(child.trustedAdult),
    harm: { ...adult.harm, trustedAdult: said(child.harm.trustedAdult) },
  };
}
