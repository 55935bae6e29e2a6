import { Mail } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { AnchorButton } from "@/components/ui/link-button";
import { LEGAL_COPY } from "@/lib/features/legal/copy";
import type { ClinicianView } from "@/lib/features/legal/types";

/** LEGL-14. */
const MOST_STATES = 3;

export function ClinicianCard({ clinician }: { clinician: ClinicianView }) {
  const copy = LEGAL_COPY.team;
  const { name, title, credentials, specialties, experience, image, email, states, sample } = clinician;
  const more = states.length - MOST_STATES;
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        {/* biome-ignore lint/performance/noImgElement: a small drawing of our own, nothing to optimise */}
        <img src={image} alt="" width={72} height={72} className="size-18 rounded-full bg-primary-soft" />
        <div>
          <h2 className="text-xl">{name}</h2>
          <p className="text-ink-soft">{title}</p>
          {sample ? <Badge tone="accent">{copy.sampleProfile}</Badge> : null}
        </div>
      </div>
      <dl className="grid gap-2 text-sm">
        <Fact term={copy.credentials} value={credentials.join(", ")} />
        <Fact term={copy.specialties} value={specialties.join(", ")} />
        <Fact term={copy.experience} value={experience} />
      </dl>
      <ul aria-label={copy.states} className="flex flex-wrap gap-1.5">
        {states.slice(0, MOST_STATES).map((state) => (
          <li key={state}>
            <Badge tone="sunk">{state}</Badge>
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Badge tone="sunk">{copy.more(more)}</Badge>
          </li>
        ) : null}
      </ul>
      <AnchorButton href={`mailto:${email}`} variant="secondary" size="sm" className="mt-auto self-start">
        <Mail aria-hidden className="size-4" />
        {copy.contact}
        <span className="sr-only">{name}</span>
      </AnchorButton>
    </Card>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="text-ink-soft">{value}</dd>
    </div>
  );
}
