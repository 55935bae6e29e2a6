import type { Metadata } from "next";
import { MarketingRoom } from "@/components/growth/marketing/marketing-room";
import { FOR_GROWN_UPS } from "@/components/home/first-pages/copy";
import { FirstPage } from "@/components/home/first-pages/first-page";
import { Part } from "@/components/layout/part";
import { pageContext } from "@/lib/server/page-context";
import { siteSettings } from "@/lib/server/site-settings";
import { isChildMode } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Marketing" };

/**
 * Open to every signed-in adult; children and teens are kindly told that it isn't for them
 * (MKTG-01, MKTG-05).
 */
export default async function MarketingPage() {
  const { actor } = await pageContext("onboarded");
  if (isChildMode(actor.user)) return <FirstPage copy={FOR_GROWN_UPS} />;
  const { features } = await siteSettings();
  return (
    <Part open={features.memberMarketing} audience="adult">
      <MarketingRoom isAdmin={actor.user.isAdmin} />
    </Part>
  );
}
