import { Badge } from "@/components/ui/badge";
import { LEGAL_COPY } from "@/lib/features/legal/copy";

interface ClaimListProps {
  title: string;
  claims: readonly string[];
  /** Some of them have no evidence and stand here as samples. */
  hasSamples: boolean;
}

export function ClaimList({ title, claims, hasSamples }: ClaimListProps) {
  return (
    <section className="mt-9">
      <h2>{title}</h2>
      {hasSamples ? (
        <p className="mt-3 rounded-control bg-accent-soft px-4 py-2.5 text-sm">{LEGAL_COPY.sampleNote}</p>
      ) : null}
      {claims.length === 0 ? <p className="mt-3 text-ink-soft">{LEGAL_COPY.noneProven}</p> : null}
      <ul className="mt-4 flex flex-wrap gap-2">
        {claims.map((claim) => (
          <li key={claim}>
            <Badge>{claim}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
