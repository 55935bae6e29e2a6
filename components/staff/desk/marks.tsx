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

/** By word first; imminent is filled, so that it differs from high without its colour. */
export function SeverityMark({ severity, kind }: SeverityMarkProps) {
  // The lowest step of a screening is a step of it: in grey and as "low" it would read as something
  // that can wait.
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

/** Nobody at home may hear of it (contract 8, "Abuse"). */
export function HomeMark() {
  return (
    <Badge tone="plain" className="border-signal-ink text-signal-ink">
      <House aria-hidden className="size-3.5" />
      {DESK.home}
    </Badge>
  );
}
