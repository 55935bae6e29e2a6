import type { Metadata } from "next";
import { MarketingDesk } from "@/components/growth/marketing/marketing-desk";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Marketing Dashboard" };

/** The content requires the PIN session held by the browser (AMKT-01). */
export default async function AdminMarketingPage() {
  await pageContext("staff");
  return <MarketingDesk />;
}
