import ar from "@/content/ar/crisis/caring-questions.json";
import de from "@/content/de/crisis/caring-questions.json";
import en from "@/content/en/crisis/caring-questions.json";
import es from "@/content/es/crisis/caring-questions.json";
import fr from "@/content/fr/crisis/caring-questions.json";
import hi from "@/content/hi/crisis/caring-questions.json";
import zh from "@/content/zh/crisis/caring-questions.json";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { atLeastUnits } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";

/** A short lead-in and one question. There are at least two wordings, so that none repeats. */
const wordings = z.array(z.string().check(atLeastUnits(8))).min(2);

const byKind = z.strictObject({
  suicide: wordings,
  self_harm: wordings,
  harm_to_others: wordings,
  abuse: wordings,
  psychosis: wordings,
  medical: wordings,
  eating: wordings,
  third_party: wordings,
});

const caringQuestions = z.strictObject({
  sources: z.array(z.url()).min(1),
  reviewedBy: z.string().nullable(),
  adult: byKind,
  teen: byKind,
  child: byKind,
  /** For children under 8: asks about being hurt or unsafe, never about suicide. */
  young: wordings,
  /** For couples sessions: harmless if the other person reads it, whatever the concern. */
  discreet: wordings,
});
export type CaringQuestions = z.infer<typeof caringQuestions>;

const FILES: Record<SpokenLanguage, unknown> = { en, es, fr, de, zh, ar, hi };
const checked = new Map<SpokenLanguage, CaringQuestions>();

/** The authored caring questions of a language (content/<locale>/crisis/caring-questions.json). */
export function caringTexts(language: SpokenLanguage): CaringQuestions {
  const known = checked.get(language);
  if (known) return known;
  const texts = caringQuestions.parse(FILES[language]);
  checked.set(language, texts);
  return texts;
}
