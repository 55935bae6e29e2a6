import type { Metadata } from "next";
import { FIRST_PAGES } from "@/components/first-pages/copy";
import { FirstPage } from "@/components/first-pages/first-page";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Physical Therapy" };

export default async function PhysicalTherapyPage() {
  const { actor } = await pageContext("onboarded");
  return <FirstPage copy={FIRST_PAGES[audienceOf(actor.user)].physical} />;
}
