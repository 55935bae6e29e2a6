import type { Metadata } from "next";
import { DESK } from "@/components/staff/desk/copy";
import { CrisisDesk } from "@/components/staff/desk/crisis-desk";
import { RoleNeeded } from "@/components/staff/role-needed";
import { StaffPage } from "@/components/staff/staff-page";
import { pageContext } from "@/lib/server/page-context";
import { z } from "@/lib/shared/zod-messages";

export const metadata: Metadata = { title: "Crisis Management" };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function CrisisManagementPage({ searchParams }: PageProps) {
  const ctx = await pageContext("staff");
  const { isAdmin, isClinician } = ctx.actor.user;
  if (!isAdmin && !isClinician) return <RoleNeeded title={DESK.title} needs="clinician" />;
  const { data: incident } = z.uuid().safeParse((await searchParams).incident);
  return (
    <StaffPage title={DESK.title} text={DESK.text}>
      <CrisisDesk initialId={incident ?? null} thisYear={ctx.now().getUTCFullYear()} />
    </StaffPage>
  );
}
