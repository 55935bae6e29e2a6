import type { Metadata } from "next";
import { headers } from "next/headers";
import { LinkPage } from "@/components/shares/link-page";
import { LINK_COPY } from "@/lib/features/shares/copy";
import { readLink } from "@/lib/features/shares/read-link";
import { countVisit } from "@/lib/server/http/visits";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: LINK_COPY.title, robots: { index: false, follow: false } };

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const ctx = await pageContext("anyone");
  countVisit("share-link", await headers(), ctx.now());
  const { token } = await params;
  return <LinkPage token={token} state={await readLink(ctx, { token })} />;
}
