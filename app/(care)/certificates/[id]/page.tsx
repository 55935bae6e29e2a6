import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CertificateDetail } from "@/components/certificates/certificate-detail";
import { checkPath } from "@/lib/features/certificates/policy";
import { programReads } from "@/lib/features/programs/read-programs";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Certificate" };

export default async function CertificatePage({ params }: { params: Promise<{ id: string }> }) {
  const ctx = await pageContext("onboarded");
  const { id } = await params;
  const reads = programReads(ctx);
  const certificate = (await reads.certificates).find((one) => one.id === id);
  if (!certificate) notFound();
  return (
    <HydrationBoundary state={await hydrated(ctx, reads.queries)}>
      <CertificateDetail
        audience={audienceOf(ctx.actor.user)}
        initial={certificate}
        checkAddress={new URL(checkPath(certificate.verificationHash), ctx.settings.appUrl).href}
      />
    </HydrationBoundary>
  );
}
