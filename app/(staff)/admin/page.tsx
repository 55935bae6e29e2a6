import type { Metadata } from "next";
import { ADMIN_COPY } from "@/components/first-pages/copy";
import { FirstPage } from "@/components/first-pages/first-page";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Admin" };

export default async function AdminPage() {
  await pageContext("member");
  return <FirstPage copy={ADMIN_COPY.home} />;
}
