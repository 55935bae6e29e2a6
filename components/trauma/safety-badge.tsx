import { Badge } from "@/components/ui/badge";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { badgeOf } from "@/lib/features/trauma/policy";

const TONES = { destructive: "signal", secondary: "sunk", default: "soft" } as const;

/** TRAU-05, TRAU-06: the word says what the colour shows. */
export function SafetyBadge({ level, className }: { level: number; className?: string }) {
  const variant = badgeOf(level);
  return (
    <Badge tone={TONES[variant]} data-variant={variant} className={className}>
      {TRAUMA_COPY.adult.safety.badge[variant]}
      <span className="tabular-nums">{level}/10</span>
    </Badge>
  );
}
