import type { Metadata } from "next";
import { headers } from "next/headers";
import { LinkPage } from "@/components/shares/link-page";
import { LINK_COPY } from "@/lib/features/shares/copy";
import { readLink } from "@/lib/features/shares/read-link";
import type { LinkDoor } from "@/lib/features/shares/types";
import type { Ctx } from "@/lib/ports/context";
import { countVisit } from "@/lib/server/http/visits";
import { pageContext } from "@/lib/server/page-context";
import { Failure } from "@/lib/shared/failure";

export const metadata: Metadata = { title: LINK_COPY.title, robots: { index: false, follow: false } };

/** Too many visits are said in words of this page: whoever holds a good link may share an address with somebody who guesses. */
async function look(ctx: Ctx, token: string): Promise<LinkDoor> {
  try {
    countVisit("share-link", await headers(), ctx.now());
  } catch (error) {
    if (error instanceof Failure && error.code === "rate_limited") return "busy";
    throw error;
  }
  return readLink(ctx, { token });
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return <LinkPage token={token} state={await look(await pageContext("anyone"), token)} />;
}
