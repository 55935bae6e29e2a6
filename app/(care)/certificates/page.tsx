import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { CertificatesRoom } from "@/components/certificates/certificates-room";
import { programReads } from "@/lib/features/programs/read-programs";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Certificates" };

export default async function CertificatesPage() {
  const ctx = await pageContext("onboarded");
  return (
    <HydrationBoundary state={await hydrated(ctx, programReads(ctx).queries)}>
      <CertificatesRoom audience={audienceOf(ctx.actor.user)} />
    </HydrationBoundary>
  );
}
