import type { Metadata } from "next";
import { AnalyticsRoom } from "@/components/staff/analytics/analytics-room";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Analytics" };

export default async function AnalyticsPage() {
  await pageContext("staff");
  return <AnalyticsRoom />;
}
