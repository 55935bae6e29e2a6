"use client";

import { useId } from "react";
import { Catalogue } from "@/components/programs/catalogue";
import { ProgramsInProgress } from "@/components/programs/programs-in-progress";
import { SproutScene } from "@/components/ui/art/sprout-scene";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useCertificates } from "@/lib/features/certificates/client";
import { CERTIFICATES_COPY } from "@/lib/features/certificates/copy";
import type { Audience } from "@/lib/shared/audience";
import { CertificateCard } from "./certificate-card";

/** Certificates earned, programs in progress, and programs to start. */
export function CertificatesRoom({ audience }: { audience: Audience }) {
  const copy = CERTIFICATES_COPY[audience];
  return (
    <div className="page-column grid grid-cols-1 gap-10 py-8 sm:py-12">
      <header className="max-w-3xl">
        <h1>{copy.title}</h1>
        <p className="mt-2 text-ink-soft text-lg">{copy.lead}</p>
      </header>
      <Earned audience={audience} />
      <ProgramsInProgress audience={audience} />
      <Catalogue audience={audience} />
    </div>
  );
}

function Earned({ audience }: { audience: Audience }) {
  const copy = CERTIFICATES_COPY[audience];
  const id = useId();
  const { data: certificates, isError, isFetching, refetch } = useCertificates();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id}>{copy.earned}</h2>
      {certificates && certificates.length > 0 ? (
        <ul aria-labelledby={id} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {certificates.map((certificate) => (
            <li key={certificate.id}>
              <CertificateCard audience={audience} certificate={certificate} />
            </li>
          ))}
        </ul>
      ) : null}
      {certificates?.length === 0 ? <NothingYet audience={audience} /> : null}
      {!certificates && isError ? (
        <ErrorState
          title={copy.readFailed}
          onRetry={() => refetch()}
          retryLabel={copy.retry}
          retrying={isFetching}
        />
      ) : null}
      {!certificates && !isError ? <Skeleton className="h-56 rounded-card" /> : null}
    </section>
  );
}

/** Shown while there's no certificate yet (CERT-06). */
function NothingYet({ audience }: { audience: Audience }) {
  const { empty } = CERTIFICATES_COPY[audience];
  return (
    <EmptyState
      title={empty.title}
      art={<SproutScene />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton href="/chat" prefetch={false}>
            {empty.talk}
          </LinkButton>
          <LinkButton href="/physical-therapy" variant="secondary" prefetch={false}>
            {empty.move}
          </LinkButton>
        </div>
      }
    >
      {empty.text}
    </EmptyState>
  );
}
