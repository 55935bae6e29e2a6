import { LEGAL_COPY } from "@/lib/core/legal/copy";
import type { Claim } from "@/lib/core/legal/types";
import { SampleNote } from "./sample-note";

interface LicensingProps {
  claim: Claim;
  hasSamples: boolean;
  states: readonly string[];
}

/** The grid of all states (LEGL-17); shown only if its claim is. */
export function Licensing({ claim, hasSamples, states }: LicensingProps) {
  const copy = LEGAL_COPY.team;
  return (
    <section aria-labelledby="licensing" className="mt-9">
      <h2 id="licensing">
        {copy.licensing}: {claim.wording}
      </h2>
      {hasSamples ? <SampleNote className="mt-4" /> : null}
      <p className="mt-4 text-ink-soft">{copy.licensingText}</p>
      <ul
        aria-label={copy.licensing}
        className="mt-3 grid grid-cols-2 gap-x-5 gap-y-1.5 sm:grid-cols-3 lg:grid-cols-5"
      >
        {states.map((state) => (
          <li key={state}>{state}</li>
        ))}
      </ul>
    </section>
  );
}
