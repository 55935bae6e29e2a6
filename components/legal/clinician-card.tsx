import { Mail } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { AnchorButton } from "@/components/ui/link-button";
import { LEGAL_COPY } from "@/lib/core/legal/copy";
import type { ClinicianView } from "@/lib/core/legal/types";
import { StateBadges } from "./state-badges";

/** One profile with the documented facts and a way to write to the person (LEGL-13 … LEGL-15). */
export function ClinicianCard({ clinician }: { clinician: ClinicianView }) {
  const copy = LEGAL_COPY.team;
  const { name, title, credentials, specialties, experience, image, email, states, sample } =
    clinician;
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        {/* biome-ignore lint/performance/noImgElement: a small drawing of our own, nothing to optimize */}
        <img
          src={image}
          alt=""
          width={72}
          height={72}
          className="size-18 rounded-full bg-primary-soft"
        />
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
      <StateBadges name={name} states={states} />
      <AnchorButton
        href={`mailto:${email}`}
        variant="secondary"
        size="sm"
        className="mt-auto self-start print:hidden"
      >
        <Mail aria-hidden className="size-4" />
        {copy.contact}
        <span className="sr-only"> {name}</span>
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
