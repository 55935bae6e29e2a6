import type { Metadata } from "next";
import { headers } from "next/headers";
import { FirstPage } from "@/components/home/first-pages/first-page";
import { InvitationPage } from "@/components/your-data/shares/invitation-page";
import { LinkPage } from "@/components/your-data/shares/link-page";
import { INVITATION_COPY, LINK_COPY, SHARING_NOTICE } from "@/lib/across/your-data/shares/copy";
import { invitedBy } from "@/lib/across/your-data/shares/invitation-link";
import { readLink } from "@/lib/across/your-data/shares/queries";
import { readInvitation } from "@/lib/across/your-data/shares/read-invitation";
import type { InvitationPageView, LinkDoor } from "@/lib/across/your-data/shares/types";
import type { Ctx } from "@/lib/ports/context";
import { countVisit } from "@/lib/server/http/visits";
import { pageContext } from "@/lib/server/page-context";
import { Failure } from "@/lib/shared/failure";

interface SharesPageProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata({ params }: SharesPageProps): Promise<Metadata> {
  const isInvitation = invitedBy(await pageContext("anyone"), (await params).token) !== null;
  return {
    title: isInvitation ? INVITATION_COPY.title : LINK_COPY.title,
    robots: { index: false, follow: false },
  };
}

/**
 * Explains a rate limit on this page itself: a person with a valid link may share an IP address
 * with someone who is guessing links.
 */
async function look(ctx: Ctx, token: string): Promise<InvitationPageView | LinkDoor> {
  try {
    countVisit("share-link", await headers(), ctx.now());
  } catch (error) {
    if (error instanceof Failure && error.code === "rate_limited") return "busy";
    throw error;
  }
  return (await readInvitation(ctx, { token })) ?? (await readLink(ctx, { token }));
}

/**
 * Serves both kinds of link: a summary for a care provider, and an invitation to a family share.
 */
export default async function Page({ params }: SharesPageProps) {
  const { token } = await params;
  const found = await look(await pageContext("anyone"), token);
  if (typeof found === "string") return <LinkPage token={token} state={found} />;
  if (found.state === "open" && found.reader === "minor")
    return <FirstPage copy={SHARING_NOTICE.child} />;
  return <InvitationPage token={token} view={found} />;
}
