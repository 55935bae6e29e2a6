import type { Metadata } from "next";
import { Disclaimer } from "@/components/layout/disclaimer";
import { LegalPage } from "@/components/legal/legal-page";
import { termsText } from "@/lib/core/legal/texts";
import { TRIAL_DAYS } from "@/lib/features/billing/constants";
import { planLines } from "@/lib/features/billing/tiers";
import { siteSettings } from "@/lib/server/site-settings";
import { viewer } from "@/lib/server/viewer";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Terms of Service" };

export default async function TermsPage() {
  const audience = audienceOf(await viewer());
  const { privacyContact } = await siteSettings();
  return (
    <LegalPage
      text={termsText(planLines(), TRIAL_DAYS, privacyContact)}
      reader={{ audience, place: "terms" }}
    >
      <Disclaimer audience={audience} variant="full" className="mt-10" />
    </LegalPage>
  );
}
