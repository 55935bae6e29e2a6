import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { planLines } from "@/lib/features/billing/plan-line";
import { termsText } from "@/lib/features/legal/texts/terms";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Terms of Service" };

export default async function TermsPage() {
  await pageContext("anyone");
  return <LegalPage text={termsText(planLines())} />;
}
