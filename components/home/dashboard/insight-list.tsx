import { Lightbulb } from "lucide-react";
import { sentenceFor } from "@/lib/across/home/dashboard/copy";
import type { Insight } from "@/lib/across/home/dashboard/types";
import type { Audience } from "@/lib/shared/audience";

interface InsightListProps {
  audience: Audience;
  insights: readonly Insight[];
  zone: string;
}

/** Sentences that name the figures they're based on (DASH-07). */
export function InsightList({ audience, insights, zone }: InsightListProps) {
  return (
    <ul className="mt-4 grid gap-4">
      {insights.map((insight) => (
        <li key={insight.kind} className="flex gap-3">
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
            <Lightbulb aria-hidden className="size-4.5" />
          </span>
          <p className="pt-0.5">{sentenceFor(audience, insight, zone)}</p>
        </li>
      ))}
    </ul>
  );
}
