import { House } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { Severity } from "@/lib/features/safety/constants";
import { DESK, LABELS } from "./copy";

const TONE = {
  none: "sunk",
  low: "sunk",
  moderate: "accent",
  high: "signal",
  imminent: "signal",
} as const satisfies Record<Severity, string>;

/** By word first; imminent is filled, so that it differs from high without its colour. */
export function SeverityMark({ severity }: { severity: Severity }) {
  return (
    <Badge tone={TONE[severity]} className={severity === "imminent" ? "bg-signal text-on-signal" : undefined}>
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
