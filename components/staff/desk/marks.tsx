import { House } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { Kind, Severity } from "@/lib/crisis/constants";
import { DESK, isWishToDie, LABELS } from "./copy";

const TONE = {
  none: "sunk",
  low: "sunk",
  moderate: "accent",
  high: "signal",
  imminent: "signal",
} as const satisfies Record<Severity, string>;

interface SeverityMarkProps {
  severity: Severity;
  kind: Kind;
}

/** Severity in words first; imminent is filled, so that it differs from high without color. */
export function SeverityMark({ severity, kind }: SeverityMarkProps) {
  // A wish to die is the lowest step of a screening but still a finding: gray and labeled "low", it
  // would look as if it could wait.
  if (isWishToDie({ severity, kind })) return <Badge tone="accent">{LABELS.wishToDie}</Badge>;
  return (
    <Badge
      tone={TONE[severity]}
      className={severity === "imminent" ? "bg-signal text-on-signal" : undefined}
    >
      {LABELS.severity[severity]}
    </Badge>
  );
}

/** Warns that nobody at the person's home may learn of it (contract 8, "Abuse"). */
export function HomeMark() {
  return (
    <Badge tone="plain" className="border-signal-ink text-signal-ink">
      <House aria-hidden className="size-3.5" />
      {DESK.home}
    </Badge>
  );
}
