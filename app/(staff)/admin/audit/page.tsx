import type { Metadata } from "next";
import { AuditDesk } from "@/components/staff/audit/audit-desk";
import { RoleNeeded } from "@/components/staff/role-needed";
import { AUDIT_COPY } from "@/lib/core/audit/copy";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: AUDIT_COPY.title };

export default async function AdminAuditPage({
  searchParams,
}: {
  searchParams: Promise<{ subject?: string | string[] }>;
}) {
  const { user } = (await pageContext("staff")).actor;
  if (!user.isAdmin) return <RoleNeeded title={AUDIT_COPY.title} needs="admin" />;
  const { subject } = await searchParams;
  return <AuditDesk subject={typeof subject === "string" ? subject : ""} />;
}
