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

/** The crisis dialog speaks the person's language, whatever the rest of the interface speaks (contract 8). */
export const crisisDialogCopy = (language: SpokenLanguage, audience: Audience): CrisisDialogCopy =>
  DIALOG[language][audience];

/** Before the children's heading, where nobody knows yet whether a child reads it. */
const UNDER_18: Record<SpokenLanguage, string> = {
  en: "If you are under 18:",
  es: "Si tienes menos de 18 años:",
  fr: "Si tu as moins de 18 ans :",
  de: "Wenn du unter 18 bist:",
  zh: "如果你未满18岁：",
  ar: "إذا كان عمرك أقل من 18 سنة:",
  hi: "अगर तुम 18 साल से छोटे हो:",
};

/** For somebody signed in whose age is not known yet: the adults' words, and the grown-up to go to for who is none. */
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

/** `{number}` and `{word}` in a text stand for what the person's country uses. */
export const filled = (text: string, values: { number?: string; word?: string }): string =>
  text.replace("{number}", values.number ?? "").replace("{word}", values.word ?? "");

export interface DisclaimerCopy {
  readonly notASubstitute: string;
  readonly crisisLine: string;
  readonly session: string;
  readonly subscription: string;
  readonly full: readonly string[];
  readonly call988: string;
  readonly call911: string;
}

/** Said on every page (CRIS-12), in the adults' and the children's words. */
export const DISCLAIMER: Record<Audience, DisclaimerCopy> = {
  adult: {
    notASubstitute: "Willow is not a substitute for professional medical advice or emergency care.",
    crisisLine: "In a crisis, call or text the US crisis line 988 (24/7), or your local emergency services.",
    session: "You are talking with an AI. It can make mistakes and it is not a clinician.",
    subscription: "A plan pays for an AI guide. It does not pay for medical treatment or emergency care.",
    full: [
      "The guide is software. It does not diagnose, prescribe or treat, and talking with it makes nobody your doctor or therapist.",
      "Ask a doctor about medicine, symptoms and treatment. Do not put that off because of something you read here.",
      "If you or someone near you is in danger, use a number below now.",
    ],
    call988: "Call 988",
    call911: "Call 911",
  },
  child: {
    notASubstitute:
      "Willow Kids is not a doctor and not for emergency care. It does not take the place of professional medical advice.",
    crisisLine:
      "If you are not safe, tell a grown-up you trust. Call or text 988 (24/7), or call your local emergency services.",
    session: "Buddy is an AI, a computer helper. Buddy can get things wrong.",
    subscription: "Ask your parent or guardian first. Do not pay on your own.",
    full: [
      "Buddy is a computer helper. It is not a doctor. Ask a doctor what medicine to take.",
      "Do you feel sick or hurt? Tell a grown-up, or ask a doctor.",
      "If you or a friend is in danger, use a number below now.",
    ],
    call988: "Call 988",
    call911: "Call 911",
  },
};
