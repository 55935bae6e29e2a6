import type { Metadata } from "next";
import { AuditDesk } from "@/components/audit/audit-desk";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Audit Trail" };

export default async function AdminAuditPage({
  searchParams,
}: {
  searchParams: Promise<{ subject?: string | string[] }>;
}) {
  await pageContext("member");
  const { subject } = await searchParams;
  return <AuditDesk subject={typeof subject === "string" ? subject : ""} />;
}
