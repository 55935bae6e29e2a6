import { z } from "zod";
import type { GuideFault } from "@/lib/reader/labels";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { readContent } from "@/lib/shared/read-content";

/** Why a model's sentence wasn't shown. */
export const OUTPUT_RULES = [
  "medication",
  "diagnosis",
  "human",
  "licence",
  "harm",
  "delusion",
  "secrecy",
  "romance",
  "clinging",
  "sale",
  "link",
  "markup",
  "exposure",
  "deeper",
  "starving",
  "mania",
  "dying",
  "blame",
] as const;
export type OutputRule = (typeof OUTPUT_RULES)[number];

/** The rule that is broken for each fault the reader finds by meaning. */
export const RULE_OF_FAULT: Readonly<Record<Exclude<GuideFault, "good">, OutputRule>> = {
  endorses_harm: "harm",
  method: "harm",
  diagnosis: "diagnosis",
  license: "licence",
  secrecy: "secrecy",
  romance: "romance",
  dependency: "clinging",
  starving: "starving",
  mania: "mania",
  dying_reasonable: "dying",
  blame: "blame",
};

/** "unfinished" closes an answer that broke off. An empty sentence shows nothing. */
const replacements = z.record(z.enum([...OUTPUT_RULES, "unfinished"]), z.string());
type Replacements = z.infer<typeof replacements>;

const loaded = new Map<SpokenLanguage, Replacements>();

/**
 * Sentences shown in place of those that broke a rule (content/<locale>/guide/replacements.yaml),
 * read once per process.
 */
export function replacementsIn(language: SpokenLanguage): Replacements {
  const texts =
    loaded.get(language) ?? readContent(`${language}/guide/replacements.yaml`, replacements);
  loaded.set(language, texts);
  return texts;
}
