import { BadgeCheck } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { Claim } from "@/lib/core/legal/types";
import { SampleNote } from "./sample-note";

interface ClaimBadgesProps {
  /** The list's accessible name. */
  label: string;
  claims: readonly Claim[];
  /** Some of the claims have no evidence and are shown as samples. */
  hasSamples: boolean;
  className?: string;
}

/** Claims in a row; renders nothing if none can be shown (LAND-25). */
export function ClaimBadges({ label, claims, hasSamples, className }: ClaimBadgesProps) {
  if (claims.length === 0) return null;
  return (
    <div className={className}>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {claims.map(({ wording }) => (
          <li key={wording}>
            <Badge className="py-1">
              <BadgeCheck aria-hidden className="size-4 text-primary" />
              {wording}
            </Badge>
          </li>
        ))}
      </ul>
      {hasSamples ? <SampleNote className="mt-3" /> : null}
    </div>
  );
}
