import type { Metadata } from "next";
import { ClinicalTeam } from "@/components/legal/clinical-team";
import { LICENSED_EVERYWHERE, SUPERVISION, shownClaims } from "@/lib/core/legal/claims";
import { CLINICIANS } from "@/lib/core/legal/clinicians";
import { STATES } from "@/lib/core/legal/constants";
import { env } from "@/lib/server/env";
import { siteSettings } from "@/lib/server/site-settings";
import { viewer } from "@/lib/server/viewer";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Clinical Team" };

export default async function HealthcareProfessionalsPage() {
  const { SAMPLE_CONTENT } = env();
  const { claimsEvidence } = await siteSettings();
  const today = new Date();
  const audience = audienceOf(await viewer());
  return (
    <ClinicalTeam
      audience={audience}
      clinicians={CLINICIANS.filter(({ sample }) => SAMPLE_CONTENT || !sample)}
      supervision={shownClaims(SUPERVISION, SAMPLE_CONTENT, today, claimsEvidence)}
      licensing={shownClaims([LICENSED_EVERYWHERE], SAMPLE_CONTENT, today, claimsEvidence)}
      states={STATES}
    />
  );
}
