import type { Metadata } from "next";
import { ClinicalTeam } from "@/components/legal/clinical-team";
import { LICENSED_EVERYWHERE, SUPERVISION, shownClaims } from "@/lib/features/legal/claims";
import { CLINICIANS } from "@/lib/features/legal/clinicians";
import { STATES } from "@/lib/features/legal/constants";
import { env } from "@/lib/server/env";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Clinical Team" };

export default async function HealthcareProfessionalsPage() {
  const ctx = await pageContext("anyone");
  const { SAMPLE_CONTENT } = env();
  const supervision = shownClaims(SUPERVISION, SAMPLE_CONTENT, ctx.now());
  const licensing = shownClaims([LICENSED_EVERYWHERE], SAMPLE_CONTENT, ctx.now());
  return (
    <ClinicalTeam
      clinicians={CLINICIANS.filter(({ sample }) => SAMPLE_CONTENT || !sample)}
      claims={supervision.shown.map(({ wording }) => wording)}
      states={licensing.shown.length > 0 ? STATES : []}
      hasSamples={supervision.hasSamples || licensing.hasSamples}
    />
  );
}
