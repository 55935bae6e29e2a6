import type { Metadata } from "next";
import { SettingsRoom } from "@/components/staff/settings/settings-room";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "System Settings" };

export default async function SettingsPage() {
  const { user } = (await pageContext("staff")).actor;
  return <SettingsRoom readsAudit={user.isAdmin} />;
}
