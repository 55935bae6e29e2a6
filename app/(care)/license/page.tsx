import type { Metadata } from "next";
import { FIRST_PAGES } from "@/components/first-pages/copy";
import { FirstPage } from "@/components/first-pages/first-page";
import { Disclaimer } from "@/components/layout/disclaimer";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "License Agreement" };

export default async function LicensePage() {
  const { actor } = await pageContext("member");
  const audience = audienceOf(actor.user);
  return (
    <FirstPage copy={FIRST_PAGES[audience].license}>
      <Disclaimer audience={audience} variant="full" />
    </FirstPage>
  );
}
