import { Hourglass, LifeBuoy, Mail } from "lucide-react";
import { ONBOARDING_COPY } from "@/lib/across/home/onboarding/copy";
import type { Audience } from "@/lib/shared/audience";

const ICONS = { mail: Mail, wait: Hourglass, help: LifeBuoy } as const;
const POINTS = ["mail", "wait", "help"] as const;

/** Replaces culture and religion for a child whose parent is asked first (contract 8, Age). */
export function WaitingStep({ audience }: { audience: Audience }) {
  const copy = ONBOARDING_COPY[audience].later;
  return (
    <ul className="grid gap-3">
      {POINTS.map((point) => {
        const Icon = ICONS[point];
        return (
          <li key={point} className="flex items-start gap-4 rounded-card bg-sunk p-4">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-deep">
              <Icon aria-hidden className="size-5" />
            </span>
            <span className="self-center">{copy[point]}</span>
          </li>
        );
      })}
    </ul>
  );
}
