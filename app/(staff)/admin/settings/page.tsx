import type { Metadata } from "next";
import { SettingsRoom } from "@/components/staff-settings/settings-room";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "System Settings" };

export default async function SettingsPage() {
  await pageContext("member");
  return <SettingsRoom />;
}
