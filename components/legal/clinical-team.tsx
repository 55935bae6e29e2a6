import { CrisisButton } from "@/components/layout/crisis-button";
import { Badge } from "@/components/ui/badge";
import { Card, CardText } from "@/components/ui/card";
import { LAST_UPDATED } from "@/lib/features/legal/constants";
import { LEGAL_COPY } from "@/lib/features/legal/copy";
import type { ClinicianView } from "@/lib/features/legal/types";
import { ClinicianCard } from "./clinician-card";
import { BackButton } from "./legal-actions";

interface ClinicalTeamProps {
  clinicians: readonly ClinicianView[];
  claims: readonly string[];
  states: readonly string[];
  hasSamples: boolean;
}

/** LEGL-13 … LEGL-17; without evidence or sample content only the way to help is left. */
export function ClinicalTeam({ clinicians, claims, states, hasSamples }: ClinicalTeamProps) {
  const copy = LEGAL_COPY.team;
  return (
    <div className="page-column py-8 sm:py-12">
      <BackButton />
      <h1 className="mt-4">{copy.title}</h1>
      <p className="mt-3 text-ink-soft text-lg">{copy.lead}</p>
      <p className="mt-2 text-ink-faint text-sm">{LEGAL_COPY.updated(LAST_UPDATED)}</p>
      {hasSamples ? <p className="mt-5 rounded-control bg-accent-soft px-4 py-2.5">{copy.sampleNote}</p> : null}
      {clinicians.length === 0 ? <p className="mt-6 text-ink-soft">{copy.none}</p> : null}
      <div className="mt-6 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {clinicians.map((clinician) => (
          <ClinicianCard key={clinician.email} clinician={clinician} />
        ))}
      </div>
      <Card tone="signal" className="mt-8">
        <h2>{copy.crisisTitle}</h2>
        <CardText className="text-ink">{copy.crisisText}</CardText>
        <CrisisButton variant="emergency" className="mt-4">
          {copy.crisisButton}
        </CrisisButton>
      </Card>
      <Words lines={claims} />
      {states.length > 0 ? (
        <section className="mt-9">
          <h2>{copy.licensing}</h2>
          <ul className="mt-4 grid grid-cols-2 gap-x-5 gap-y-1.5 sm:grid-cols-3 lg:grid-cols-5">
            {states.map((state) => (
              <li key={state}>{state}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function Words({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="mt-6 flex flex-wrap gap-2">
      {lines.map((line) => (
        <li key={line}>
          <Badge>{line}</Badge>
        </li>
      ))}
    </ul>
  );
}
