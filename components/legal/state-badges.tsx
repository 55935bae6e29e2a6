"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { LEGAL_COPY } from "@/lib/core/legal/copy";

/** States shown before the "+N more" button (LEGL-14). */
const MAX_STATES = 3;

interface StateBadgesProps {
  /** The clinician's name, for the accessible name of the button that shows the rest. */
  name: string;
  states: readonly string[];
}

/** Three states and a "+N more" button; once opened it stays open until it is pressed again. */
export function StateBadges({ name, states }: StateBadgesProps) {
  const copy = LEGAL_COPY.team;
  const [isOpen, setOpen] = useState(false);
  const more = states.length - MAX_STATES;
  const label = isOpen ? copy.fewer : copy.more(more);
  return (
    <ul aria-label={copy.states} className="flex flex-wrap items-center gap-1.5">
      {(isOpen ? states : states.slice(0, MAX_STATES)).map((state) => (
        <li key={state}>
          <Badge tone="sunk">{state}</Badge>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <button
            type="button"
            aria-label={`${label} ${copy.moreOf(name)}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="min-h-6 rounded-full border border-line-strong bg-card px-2.5 py-0.5 font-semibold text-ink text-sm hover:border-primary hover:bg-primary-soft"
          >
            {label}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
