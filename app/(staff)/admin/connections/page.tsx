import type { Metadata } from "next";
import { ConnectionsRoom } from "@/components/growth/connections/connections-room";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Platform Connections" };

export default async function AdminConnectionsPage() {
  const { settings } = await pageContext("staff");
  return <ConnectionsRoom appUrl={settings.appUrl} />;
}
