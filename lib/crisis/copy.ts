import type { Audience } from "@/lib/shared/audience";
import { filled } from "@/lib/shared/filled";
import type { SpokenLanguage } from "@/lib/shared/languages";
import ar from "@/messages/ar/crisis-dialog.json";
import de from "@/messages/de/crisis-dialog.json";
import en from "@/messages/en/crisis-dialog.json";
import es from "@/messages/es/crisis-dialog.json";
import fr from "@/messages/fr/crisis-dialog.json";
import hi from "@/messages/hi/crisis-dialog.json";
import zh from "@/messages/zh/crisis-dialog.json";
import type { CrisisDialogCopy, CrisisDialogMessages } from "./copy/schema";

const DIALOG: Record<SpokenLanguage, CrisisDialogMessages> = { en, es, fr, de, zh, ar, hi };

/**
 * The crisis dialog speaks the person's language, even if the rest of the interface speaks another
 * (contract 8).
 */
export const crisisDialogCopy = (language: SpokenLanguage, audience: Audience): CrisisDialogCopy =>
  DIALOG[language][audience];

/**
 * For a signed-in person whose age isn't known yet: the adults' words, plus the trusted adult for
 * readers under 18.
 */
export function crisisDialogCopyForAnyAge(language: SpokenLanguage): CrisisDialogCopy {
  const { adult, child, under18 } = DIALOG[language];
  const said = (words: CrisisDialogCopy["trustedAdult"]) =>
    words && { ...words, title: filled(under18, words) };
  return {
    ...adult,
    trustedAdult: said(child.trustedAdult),
    harm: { ...adult.harm, trustedAdult: said(child.harm.trustedAdult) },
  };
}
