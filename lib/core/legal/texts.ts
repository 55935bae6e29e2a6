import { z } from "zod";
import { ALERT_SENTENCE } from "@/lib/shared/alert-sentence";
import { PRODUCT } from "@/lib/shared/product";
import { readContent } from "@/lib/shared/read-content";
import { LICENSE_VERSION, PRIVACY_CONTACT } from "./constants";
import type { LegalSection, LegalText } from "./types";

const text = z.string().min(1);
/** Lists kept in one place and shared by every page: the prices, and the data we collect. */
const SHARED_LISTS = ["plans", "kept"] as const;
type Lists = Partial<Record<(typeof SHARED_LISTS)[number], readonly string[]>>;

/** The shape of one file in content/en/legal. Placeholders are in braces (`fill`). */
const legalText = z.strictObject({
  title: text,
  lead: text,
  sections: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z-]+$/),
      title: text,
      paragraphs: z.array(text).default([]),
      list: z.union([z.enum(SHARED_LISTS), z.array(text).min(1)]).optional(),
      after: z.array(text).optional(),
      links: z.array(z.strictObject({ href: text, label: text })).optional(),
    }),
  ),
});

/**
 * The terms. Their facts are LEGL-05 … LEGL-10, and the plans come from the shared price list
 * (LEGL-20).
 *
 * @param trialDays the length of the trial
 */
export const termsText = (
  plans: readonly string[],
  trialDays: number,
  contact: string = PRIVACY_CONTACT,
): LegalText => readText("terms", { plans }, { trialDays, contact });

/** @param kept the data we collect, as listed on the start page (LEGL-11) */
export const privacyText = (
  kept: readonly string[],
  contact: string = PRIVACY_CONTACT,
): LegalText => readText("privacy", { kept }, { contact });

/** The license agreement, as shown and printed on /use-license. */
export const licenseText = (
  plans: readonly string[],
  trialDays: number,
  contact: string = PRIVACY_CONTACT,
): LegalText => {
  const license = readText("license", { plans }, { trialDays, contact });
  return {
    ...license,
    sections: license.sections.map((section, at) => ({
      ...section,
      title: `${at + 1}. ${section.title}`,
    })),
  };
};

/** The same agreement, as accepted on /license: exactly ten titled sections (LIC-11). */
export const licenseSections = (
  plans: readonly string[],
  trialDays: number,
  contact: string = PRIVACY_CONTACT,
): readonly LegalSection[] => licenseText(plans, trialDays, contact).sections;

/**
 * States only what the software does and anyone can check. Everything that needs evidence comes
 * from the claims file.
 */
export const complianceText = (): LegalText => readText("compliance", {}, {});

const loaded = new Map<string, z.infer<typeof legalText>>();

/** Reads each file once per process. */
function writtenText(name: string): z.infer<typeof legalText> {
  const written = loaded.get(name) ?? readContent(`en/legal/${name}.yaml`, legalText);
  loaded.set(name, written);
  return written;
}

/** @throws Error if the text names a list or a placeholder that isn't given */
function readText(
  name: string,
  lists: Lists,
  values: Readonly<Record<string, string | number>>,
): LegalText {
  const { title, lead, sections } = writtenText(name);
  const known = {
    ...values,
    product: PRODUCT.adult,
    alert: ALERT_SENTENCE.adult,
    version: LICENSE_VERSION,
  };
  const fill = (written: string): string =>
    written.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = known[key as keyof typeof known];
      if (value === undefined)
        throw new Error(`content/en/legal/${name}.yaml: {${key}} is unknown`);
      return String(value);
    });
  const listed = (list: string | readonly string[]): readonly string[] => {
    if (typeof list !== "string") return list.map(fill);
    const shared = lists[list as keyof Lists];
    if (!shared) throw new Error(`content/en/legal/${name}.yaml: the list ${list} is unknown`);
    return shared;
  };
  return {
    title: fill(title),
    lead: fill(lead),
    sections: sections.map(({ list, after, links, paragraphs, ...section }) => ({
      ...section,
      paragraphs: paragraphs.map(fill),
      ...(list ? { list: listed(list) } : {}),
      ...(after ? { after: after.map(fill) } : {}),
      ...(links
        ? { links: links.map(({ href, label }) => ({ href: fill(href), label: fill(label) })) }
        : {}),
    })),
  };
}
