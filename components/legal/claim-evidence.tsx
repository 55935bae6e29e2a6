import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { LEGAL_COPY } from "@/lib/core/legal/copy";
import type { Claim } from "@/lib/core/legal/types";
import { fullDay } from "@/lib/shared/dates";
import { SampleNote } from "./sample-note";

interface ClaimEvidenceProps {
  claims: readonly Claim[];
  /** Some of the claims have no evidence and are shown as samples. */
  hasSamples: boolean;
}

/** Every claim that can be shown, each with its evidence (LAND-25, LEGL-12). */
export function ClaimEvidence({ claims, hasSamples }: ClaimEvidenceProps) {
  const copy = LEGAL_COPY.evidence;
  return (
    <section aria-labelledby="evidence" className="mt-9">
      <h2 id="evidence">{copy.title}</h2>
      {hasSamples ? <SampleNote className="mt-4" /> : null}
      {claims.length === 0 ? <p className="mt-3 text-ink-soft">{copy.none}</p> : null}
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {claims.map(({ wording, evidence }) => (
          <li key={wording}>
            <Card as="div" tone="flat" className="grid h-full content-between gap-3 p-4 sm:p-4">
              <p className="font-semibold">{wording}</p>
              {evidence ? (
                <p className="text-ink-soft text-sm">
                  {copy.proof(
                    evidence.document,
                    evidence.issuedBy,
                    fullDay(evidence.validUntil, "UTC"),
                  )}
                </p>
              ) : (
                <Badge tone="accent" className="justify-self-start print:text-ink">
                  {copy.sample}
                </Badge>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
