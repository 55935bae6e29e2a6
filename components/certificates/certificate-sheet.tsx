"use client";

import { BrandMark } from "@/components/ui/art/brand-mark";
import { CERTIFICATE_ZONE } from "@/lib/features/certificates/constants";
import { CERTIFICATES_COPY } from "@/lib/features/certificates/copy";
import { audienceOfIssuer, checkPath } from "@/lib/features/certificates/policy";
import type { Certificate } from "@/lib/features/certificates/types";
import { fullDay } from "@/lib/shared/dates";

/**
 * The certificate as it looks on paper, with the wording it was issued with. Printing the page
 * prints only this.
 */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { sheet } = CERTIFICATES_COPY[audienceOfIssuer(certificate)];
  const { recipientName, programName, achievementsUnlocked, issuingOrganization, instructorName } =
    certificate;
  const facts: readonly (readonly [string, string])[] = [
    [sheet.guide, instructorName],
    [sheet.number, certificate.certificateNumber],
    [sheet.issued, fullDay(certificate.issueDate, CERTIFICATE_ZONE)],
  ];
  const code = `/api/qr?size=240&format=svg&data=${encodeURIComponent(checkPath(certificate.verificationHash))}`;
  return (
    <div
      data-certificate
      className="relative grid justify-items-center gap-2 rounded-panel border-2 border-primary bg-card px-4 py-8 text-center outline-1 outline-accent -outline-offset-8 sm:px-12 sm:py-12"
    >
      <BrandMark className="mb-2 size-12 text-primary" />
      <p className="font-display text-[1.75rem] sm:text-4xl">{sheet.heading}</p>
      <p className="mt-2 text-ink-soft">{sheet.lead}</p>
      <p
        dir="auto"
        className="wrap-anywhere w-full max-w-lg border-accent border-b pb-2 font-display text-4xl text-primary sm:text-5xl"
      >
        {recipientName || sheet.nobody}
      </p>
      <p className="mt-2 text-ink-soft">{sheet.finished}</p>
      <p className="font-display text-2xl sm:text-3xl">{programName}</p>
      <p className="text-ink-soft">
        {sheet.on(fullDay(certificate.completionDate, CERTIFICATE_ZONE))}
      </p>
      <ul className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-1">
        {achievementsUnlocked.map((achievement) => (
          <li key={achievement}>{achievement}</li>
        ))}
      </ul>
      <div className="mt-6 flex w-full flex-wrap items-end justify-between gap-4">
        <div className="text-start text-sm">
          <p className="font-semibold text-base">{issuingOrganization}</p>
          <dl className="text-ink-soft">
            {facts.map(([label, value]) => (
              <div key={label} className="flex flex-wrap gap-x-1">
                <dt>{label}:</dt>
                <dd className="text-ink">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {/* biome-ignore lint/performance/noImgElement: drawn by the server at exactly this size */}
        <img
          src={code}
          alt={sheet.picture}
          width={120}
          height={120}
          className="size-30 rounded-lg bg-white"
        />
      </div>
      <p className="mt-4 text-ink-soft text-sm">{sheet.note}</p>
    </div>
  );
}
