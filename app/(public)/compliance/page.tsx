import type { Metadata } from "next";
import { ClaimEvidence } from "@/components/legal/claim-evidence";
import { LegalPage } from "@/components/legal/legal-page";
import { ALL_CLAIMS, shownClaims } from "@/lib/core/legal/claims";
import { complianceText } from "@/lib/core/legal/texts";
import { env } from "@/lib/server/env";
import { siteSettings } from "@/lib/server/site-settings";
import { viewer } from "@/lib/server/viewer";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Compliance and Accreditations" };

export default async function CompliancePage() {
  const audience = audienceOf(await viewer());
  const { claimsEvidence } = await siteSettings();
  const { shown, hasSamples } = shownClaims(
    ALL_CLAIMS,
    env().SAMPLE_CONTENT,
    new Date(),
    claimsEvidence,
  );
  return (
    <LegalPage text={complianceText()} reader={{ audience, place: "compliance" }}>
      <ClaimEvidence claims={shown} hasSamples={hasSamples} />
    </LegalPage>
  );
}
