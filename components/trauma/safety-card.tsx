"use client";

import { Card, CardTitle } from "@/components/ui/card";
import { Slider } from "@/components/ui/slider";
import { LOWEST_SAFETY, MAX_SAFETY } from "@/lib/features/conversation/trauma/constants";
import { badgeOf, isAlert } from "@/lib/features/conversation/trauma/policy";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { SafetyAlert } from "./safety-alert";
import { SafetyBadge } from "./safety-badge";

interface SafetyCardProps {
  level: number;
  /** The kind of danger mentioned in the open talk. */
  told: string | null;
  /** The person's country. */
  region: string | null;
  onChange: (level: number) => void;
}

/**
 * The page's one safety level: the open talk's, or else that of the next one (TRAU-03 … TRAU-06).
 */
export function SafetyCard({ level, told, region, onChange }: SafetyCardProps) {
  const copy = TRAUMA_COPY.adult.safety;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle className="text-xl">{copy.title}</CardTitle>
        <SafetyBadge level={level} told={told !== null} />
      </div>
      <p className="mt-1 text-ink-soft text-sm">{copy.hint}</p>
      <Slider
        label={copy.label}
        min={LOWEST_SAFETY}
        max={MAX_SAFETY}
        value={level}
        onValueChange={onChange}
        ends={copy.ends}
        valueText={copy.spoken}
        className="mt-4"
      />
      <p className="mt-3 text-sm">{copy.means[told ? "told" : badgeOf(level)]}</p>
      {/* The live region is rendered empty first, so that the alert is announced when it
         appears. */}
      <div role="alert" className="not-empty:mt-4">
        {told || isAlert(level) ? <SafetyAlert told={told} region={region} /> : null}
      </div>
    </Card>
  );
}
