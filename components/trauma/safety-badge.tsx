import { Badge } from "@/components/ui/badge";
import { badgeOf } from "@/lib/features/conversation/trauma/policy";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";

const TONES = { destructive: "signal", secondary: "sunk", default: "soft" } as const;

interface SafetyBadgeProps {
  level: number;
  /** The person mentioned a danger in the talk, which outweighs the level set before. */
  told: boolean;
  className?: string;
}

/** Shows the level as text as well as color (TRAU-05, TRAU-06). */
export function SafetyBadge({ level, told, className }: SafetyBadgeProps) {
  const variant = badgeOf(level);
  if (told) {
    return (
      <Badge tone={TONES.destructive} data-variant="destructive" className={className}>
        {TRAUMA_COPY.adult.safety.badge.told}
      </Badge>
    );
  }
  return (
    <Badge tone={TONES[variant]} data-variant={variant} className={className}>
      {TRAUMA_COPY.adult.safety.badge[variant]}
      <span className="tabular-nums">{level}/10</span>
    </Badge>
  );
}
