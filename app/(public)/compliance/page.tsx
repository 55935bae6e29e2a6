import type { Metadata } from "next";
import { ClaimList } from "@/components/legal/claim-list";
import { LegalPage } from "@/components/legal/legal-page";
import { BADGES, shownClaims } from "@/lib/features/legal/claims";
import { LEGAL_COPY } from "@/lib/features/legal/copy";
import { COMPLIANCE_TEXT } from "@/lib/features/legal/texts/compliance";
import { env } from "@/lib/server/env";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Compliance and Accreditations" };

export default async function CompliancePage() {
  const ctx = await pageContext("anyone");
  const { shown, hasSamples } = shownClaims(BADGES, env().SAMPLE_CONTENT, ctx.now());
  return (
    <LegalPage text={COMPLIANCE_TEXT}>
      <ClaimList
        title={LEGAL_COPY.certifications}
        claims={shown.map(({ wording }) => wording)}
        hasSamples={hasSamples}
      />
    </LegalPage>
  );
}
