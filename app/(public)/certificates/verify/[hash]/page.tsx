import type { Metadata } from "next";
import { headers } from "next/headers";
import { CheckPage } from "@/components/certificates/check-page";
import { CHECK_COPY } from "@/lib/features/certificates/copy";
import { verifyCertificate } from "@/lib/features/certificates/verify-certificate";
import { countVisit } from "@/lib/server/http/visits";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = {
  title: CHECK_COPY.title,
  robots: { index: false, follow: false },
};

export default async function Page({ params }: { params: Promise<{ hash: string }> }) {
  const ctx = await pageContext("anyone");
  countVisit("certificate-check", await headers(), ctx.now());
  return <CheckPage checked={await verifyCertificate(ctx, await params)} />;
}
