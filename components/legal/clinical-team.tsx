import { CrisisButton } from "@/components/layout/crisis-button";
import { Card, CardText } from "@/components/ui/card";
import { LAST_UPDATED } from "@/lib/core/legal/constants";
import { LEGAL_COPY } from "@/lib/core/legal/copy";
import type { Claim, ClinicianView } from "@/lib/core/legal/types";
import type { Audience } from "@/lib/shared/audience";
import { ClaimBadges } from "./claim-badges";
import { ClinicianCard } from "./clinician-card";
import { BackButton } from "./legal-actions";
import { Licensing } from "./licensing";
import { PlainWordsBox } from "./plain-words";
import { SampleNote } from "./sample-note";

interface ShownClaims {
  readonly shown: readonly Claim[];
  readonly hasSamples: boolean;
}

interface ClinicalTeamProps {
  audience: Audience;
  clinicians: readonly ClinicianView[];
  supervision: ShownClaims;
  licensing: ShownClaims;
  states: readonly string[];
}

/**
 * LEGL-12 … LEGL-17; without evidence or sample content, only the way to get help is shown.
 */
export function ClinicalTeam({
  audience,
  clinicians,
  supervision,
  licensing,
  states,
}: ClinicalTeamProps) {
  const copy = LEGAL_COPY.team;
  return (
    <div className="page-column py-8 sm:py-12">
      <BackButton />
      <h1 className="mt-4">{copy.title}</h1>
      <p className="mt-3 text-ink-soft text-lg">{copy.lead}</p>
      <p className="mt-2 text-ink-faint text-sm print:text-ink">
        {LEGAL_COPY.updated(LAST_UPDATED)}
      </p>
      <PlainWordsBox audience={audience} place="team" />
      {clinicians.some(({ sample }) => sample) ? (
        <SampleNote className="mt-5">{copy.sampleNote}</SampleNote>
      ) : null}
      {clinicians.length === 0 ? <p className="mt-6 text-ink-soft">{copy.none}</p> : null}
      <div className="mt-6 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {clinicians.map((clinician) => (
          <ClinicianCard key={clinician.email} clinician={clinician} />
        ))}
      </div>
      <Card tone="signal" className="mt-8 print:hidden">
        <h2>{copy.crisisTitle}</h2>
        <CardText className="text-ink">{copy.crisisText}</CardText>
        <CrisisButton variant="emergency" className="mt-4">
          {copy.crisisButton}
        </CrisisButton>
      </Card>
      {supervision.shown.length > 0 ? (
        <section aria-labelledby="supervision" className="mt-9">
          <h2 id="supervision">{copy.supervision}</h2>
          <ClaimBadges
            label={copy.supervision}
            claims={supervision.shown}
            hasSamples={supervision.hasSamples}
            className="mt-4"
          />
        </section>
      ) : null}
      {licensing.shown.map((claim) => (
        <Licensing
          key={claim.wording}
          claim={claim}
          hasSamples={licensing.hasSamples}
          states={states}
        />
      ))}
    </div>
  );
}
