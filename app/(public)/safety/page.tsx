import type { Metadata } from "next";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { LegalPage } from "@/components/legal/legal-page";
import { ScoreSection } from "@/components/legal/score-section";
import { PROTOCOL_TEXT } from "@/lib/core/incidents/protocol-text";
import { readScoreCard } from "@/lib/core/legal/safety-score/read-score-card";
import { pageContext } from "@/lib/server/page-context";
import { viewer } from "@/lib/server/viewer";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Safety" };

/** The public crisis protocol and, below the way to get help, its safety score. */
export default async function SafetyPage() {
  const ctx = await pageContext("anyone");
  const audience = audienceOf(await viewer());
  return (
    <LegalPage text={PROTOCOL_TEXT[audience]} updated={null}>
      <CrisisButton variant="emergency" size="lg" className="mt-8">
        {SHELL[audience].crisis}
      </CrisisButton>
      <ScoreSection audience={audience} card={readScoreCard(ctx)} />
    </LegalPage>
  );
}
