import type { Metadata } from "next";
import { PrintButton } from "@/components/legal/legal-actions";
import { LegalPage } from "@/components/legal/legal-page";
import { planLines } from "@/lib/features/billing/plan-line";
import { licenseText } from "@/lib/features/legal/texts/use-license";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Software Use License Agreement" };

export default async function UseLicensePage() {
  await pageContext("anyone");
  return <LegalPage text={licenseText(planLines())} actions={<PrintButton />} />;
}
