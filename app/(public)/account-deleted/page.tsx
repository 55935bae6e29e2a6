import type { Metadata } from "next";
import { AccountDeleted } from "@/components/your-data/account-deleted";

export const metadata: Metadata = { title: "Account deleted" };

export default function AccountDeletedPage() {
  return <AccountDeleted />;
}
