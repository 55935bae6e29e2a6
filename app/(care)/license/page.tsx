import type { Metadata } from "next";
import { LicenseAgreement } from "@/components/legal/license/license-agreement";
import { licenseSections } from "@/lib/core/legal/texts";
import { TRIAL_DAYS } from "@/lib/features/billing/constants";
import { planLines } from "@/lib/features/billing/tiers";
import { pageContext } from "@/lib/server/page-context";
import { siteSettings } from "@/lib/server/site-settings";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "License Agreement" };

export default async function LicensePage() {
  const { actor } = await pageContext("member");
  const { privacyContact } = await siteSettings();
  return (
    <LicenseAgreement
      audience={audienceOf(actor.user)}
      sections={licenseSections(planLines(), TRIAL_DAYS, privacyContact)}
    />
  );
}
