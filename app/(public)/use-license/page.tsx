import type { Metadata } from "next";
import { PrintButton } from "@/components/legal/legal-actions";
import { LegalPage } from "@/components/legal/legal-page";
import { licenseText } from "@/lib/core/legal/texts";
import { TRIAL_DAYS } from "@/lib/features/billing/constants";
import { planLines } from "@/lib/features/billing/tiers";
import { siteSettings } from "@/lib/server/site-settings";
import { viewer } from "@/lib/server/viewer";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Software Use License Agreement" };

export default async function UseLicensePage() {
  const audience = audienceOf(await viewer());
  const { privacyContact } = await siteSettings();
  return (
    <LegalPage
      text={licenseText(planLines(), TRIAL_DAYS, privacyContact)}
      actions={<PrintButton />}
      reader={{ audience, place: "useLicense" }}
    />
  );
}
