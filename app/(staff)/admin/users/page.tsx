import type { Metadata } from "next";
import { RoleNeeded } from "@/components/staff/role-needed";
import { UserDesk } from "@/components/staff/users/user-desk";
import { USERS_COPY } from "@/lib/across/staff/users/copy";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: USERS_COPY.title };

export default async function AdminUsersPage() {
  const { user } = (await pageContext("staff")).actor;
  if (!user.isAdmin) return <RoleNeeded title={USERS_COPY.title} needs="admin" />;
  return <UserDesk ownId={user.id} />;
}
