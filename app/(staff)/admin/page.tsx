import type { Metadata } from "next";
import { FOR_GROWN_UPS } from "@/components/home/first-pages/copy";
import { FirstPage } from "@/components/home/first-pages/first-page";
import { AdminDoor } from "@/components/staff/admin/admin-door";
import { staffPath } from "@/lib/across/staff/policy";
import { pageContext } from "@/lib/server/page-context";
import { isChildMode } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Admin" };

interface PageProps {
  searchParams: Promise<Partial<Record<"next" | "incident", string | string[]>>>;
}

/**
 * Emails about an incident link here, because their URL must not reveal what they're about
 * (contract 8).
 */
const pageOf = (next: unknown, incident: unknown): string | null =>
  staffPath(
    typeof incident === "string"
      ? `/admin/crisis-management?incident=${incident}`
      : String(next ?? ""),
  );

export default async function AdminPage({ searchParams }: PageProps) {
  const { user } = (await pageContext("staff")).actor;
  if (isChildMode(user)) return <FirstPage copy={FOR_GROWN_UPS} />;
  const { next, incident } = await searchParams;
  const { isAdmin, isClinician } = user;
  return <AdminDoor roles={{ isAdmin, isClinician }} next={pageOf(next, incident)} />;
}
