"use client";

import { BrandMark } from "@/components/ui/art/brand-mark";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { CERTIFICATE_ZONE, SHOWN_ACHIEVEMENTS } from "@/lib/features/certificates/constants";
import { CERTIFICATES_COPY } from "@/lib/features/certificates/copy";
import { hashShown } from "@/lib/features/certificates/policy";
import type { Certificate } from "@/lib/features/certificates/types";
import type { Audience } from "@/lib/shared/audience";
import { fullDay } from "@/lib/shared/dates";

interface CertificateCardProps {
  audience: Audience;
  certificate: Certificate;
}

/** One earned certificate at a glance (CERT-02, CERT-03). */
export function CertificateCard({ audience, certificate }: CertificateCardProps) {
  const copy = CERTIFICATES_COPY[audience];
  const { id, programName, issueDate, achievementsUnlocked, verificationHash } = certificate;
  const rest = achievementsUnlocked.length - SHOWN_ACHIEVEMENTS;
  return (
    <Card as="article" className="relative flex h-full flex-col gap-3 overflow-hidden">
      <BrandMark className="-end-3 -top-3 absolute size-24 text-primary-soft" />
      <CardTitle as="h3" className="relative pe-14">
        {programName}
      </CardTitle>
      <p className="text-ink-soft text-sm">
        <time dateTime={issueDate}>{copy.issued(fullDay(issueDate, CERTIFICATE_ZONE))}</time>
      </p>
      <ul className="flex flex-wrap gap-2">
        {achievementsUnlocked.slice(0, SHOWN_ACHIEVEMENTS).map((achievement) => (
          <li key={achievement}>
            <Badge tone="soft">{achievement}</Badge>
          </li>
        ))}
        {rest > 0 ? (
          <li>
            <Badge tone="sunk">{copy.more(rest)}</Badge>
          </li>
        ) : null}
      </ul>
      <p className="text-ink-soft text-sm">
        {copy.hash}: <code className="break-all text-ink">{hashShown(verificationHash)}</code>
      </p>
      <LinkButton
        href={`/certificates/${id}`}
        aria-label={copy.openNamed(programName)}
        prefetch={false}
        className="mt-auto self-start"
      >
        {copy.open}
      </LinkButton>
    </Card>
  );
}
