import type { Metadata } from "next";
import { AccountDeleted } from "@/components/account/account-deleted";

export const metadata: Metadata = { title: "Account deleted" };

export default function AccountDeletedPage() {
  return <AccountDeleted />;
}
