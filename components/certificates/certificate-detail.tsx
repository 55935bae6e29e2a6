"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useCertificates } from "@/lib/features/certificates/client";
import { CERTIFICATES_COPY } from "@/lib/features/certificates/copy";
import type { Certificate } from "@/lib/features/certificates/types";
import type { Audience } from "@/lib/shared/audience";
import { CertificateActions } from "./certificate-actions";
import { CertificateSheet } from "./certificate-sheet";
import { CheckCard } from "./check-card";

interface CertificateDetailProps {
  audience: Audience;
  /** As the server read it; actions here update the cached list. */
  initial: Certificate;
  /** Absolute URL of the verification page. */
  checkAddress: string;
}

export function CertificateDetail({ audience, initial, checkAddress }: CertificateDetailProps) {
  const { detail } = CERTIFICATES_COPY[audience];
  const { data: certificates } = useCertificates();
  const certificate = certificates?.find(({ id }) => id === initial.id) ?? initial;
  return (
    <div className="page-column grid max-w-4xl grid-cols-1 gap-6 py-8 sm:py-12 print:py-0">
      <header className="grid grid-cols-1 gap-3 print:hidden">
        <Link
          href="/certificates"
          className="prose-link inline-flex items-center gap-1.5 justify-self-start py-1"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {detail.back}
        </Link>
        <h1>{certificate.programName}</h1>
        <CertificateActions
          audience={audience}
          certificate={certificate}
          checkAddress={checkAddress}
        />
        <p className="text-ink-soft text-sm">{detail.downloads(certificate.downloadCount)}</p>
      </header>
      <CertificateSheet certificate={certificate} />
      <CheckCard audience={audience} certificate={certificate} checkAddress={checkAddress} />
    </div>
  );
}
