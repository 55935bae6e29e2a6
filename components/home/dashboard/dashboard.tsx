import { DASHBOARD_COPY } from "@/lib/across/home/dashboard/copy";
import type { Audience } from "@/lib/shared/audience";
import { HowYouAre } from "./how-you-are";
import { WhatHelped } from "./what-helped";
import { WhatNext } from "./what-next";

interface DashboardProps {
  audience: Audience;
  tier: string;
  /** The person's `subscriptionStatus`. */
  planStatus: string;
  sessionCount: number | null;
  /** Why a child without consent can't start anything new; null if they can. */
  shut?: string | null;
}

/** Answers three questions in this order: how am I doing, what helped, what next. */
export function Dashboard({
  audience,
  tier,
  planStatus,
  sessionCount,
  shut = null,
}: DashboardProps) {
  const copy = DASHBOARD_COPY[audience];
  return (
    <div className="page-column grid grid-cols-1 gap-10 py-8 sm:py-12">
      <header>
        <h1>{copy.title}</h1>
        <p className="mt-2 max-w-2xl text-ink-soft text-lg">{copy.lead}</p>
      </header>
      <HowYouAre audience={audience} sessionCount={sessionCount} shut={shut !== null} />
      <WhatHelped audience={audience} shut={shut !== null} />
      <WhatNext audience={audience} tier={tier} planStatus={planStatus} shut={shut} />
    </div>
  );
}
