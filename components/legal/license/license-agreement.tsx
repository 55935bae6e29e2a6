import { Disclaimer } from "@/components/layout/disclaimer";
import { BackButton } from "@/components/legal/legal-actions";
import { Section } from "@/components/legal/legal-section";
import { PlainWordsBox } from "@/components/legal/plain-words";
import { LinkButton } from "@/components/ui/link-button";
import { LAST_UPDATED } from "@/lib/core/legal/constants";
import { LEGAL_COPY, LICENSE_COPY } from "@/lib/core/legal/copy";
import type { LegalSection } from "@/lib/core/legal/types";
import type { Audience } from "@/lib/shared/audience";
import { LicenseAnswer } from "./license-answer";

interface LicenseAgreementProps {
  audience: Audience;
  sections: readonly LegalSection[];
}

/** The medical disclaimer, the ten sections and the two answers (LIC-01 … LIC-11). */
export function LicenseAgreement({ audience, sections }: LicenseAgreementProps) {
  const copy = LICENSE_COPY[audience];
  return (
    <div className="page-column max-w-3xl py-8 sm:py-12">
      <BackButton />
      <h1 className="mt-4">{copy.title}</h1>
      <p className="mt-3 text-ink-soft text-lg">{copy.lead}</p>
      <p className="mt-2 text-ink-faint text-sm print:text-ink">
        {copy.version} · {LEGAL_COPY.updated(LAST_UPDATED)}
      </p>
      <PlainWordsBox audience={audience} place="license" />
      <h2 id="medical-disclaimer" className="mt-9 mb-4">
        {copy.disclaimer}
      </h2>
      <Disclaimer audience={audience} variant="full" />
      <div className="mt-10 flex flex-wrap items-center justify-between gap-3">
        <h2 id="license-terms">{copy.terms}</h2>
        <LinkButton href="/use-license" variant="secondary" size="sm" className="print:hidden">
          {copy.readAndPrint}
        </LinkButton>
      </div>
      <article aria-labelledby="license-terms" className="-mt-2">
        {sections.map((section) => (
          <Section key={section.id} section={section} heading="h3" />
        ))}
      </article>
      <LicenseAnswer audience={audience} />
    </div>
  );
}
