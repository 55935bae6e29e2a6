import type { Metadata } from "next";
import { UserDesk } from "@/components/user-management/user-desk";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "User Management" };

export default async function AdminUsersPage() {
  const { user } = (await pageContext("member")).actor;
  return <UserDesk ownId={user.id} />;
}
