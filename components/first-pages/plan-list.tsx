import { Disclaimer } from "@/components/layout/disclaimer";
import { Badge } from "@/components/ui/badge";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import type { TierView } from "@/lib/features/billing/schema";
import type { Audience } from "@/lib/shared/audience";
import { SUBSCRIBE_COPY } from "./copy";

interface PlanListProps {
  audience: Audience;
  plans: readonly TierView[];
  current: string;
}

/** The plans, to read; paying is not set up. Children are told to ask a parent and see no prices (SUBS-06, R-08). */
export function PlanList({ audience, plans, current }: PlanListProps) {
  const copy = SUBSCRIBE_COPY[audience];
  return (
    <div className="page-column grid gap-6 py-10">
      <div>
        <h1>{copy.title}</h1>
        <p className="mt-3 text-ink-soft text-lg">{copy.text}</p>
      </div>
      <Card tone="accent" className="flex flex-wrap items-center gap-4">
        <div className="min-w-56 flex-1">
          <CardTitle>{copy.ask ?? copy.unavailable}</CardTitle>
          {copy.ask ? null : <CardText>{copy.unavailableText}</CardText>}
        </div>
        <LinkButton href="/" variant="secondary">
          {copy.home}
        </LinkButton>
      </Card>
      {copy.ask ? null : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.id}>
              <Plan plan={plan} perMonth={copy.perMonth} yours={plan.id === current ? copy.yours : null} />
            </li>
          ))}
        </ul>
      )}
      <Disclaimer audience={audience} variant="subscription" />
    </div>
  );
}

function Plan({ plan, perMonth, yours }: { plan: TierView; perMonth: string; yours: string | null }) {
  return (
    <Card as="article" className="h-full">
      <div className="flex items-center justify-between gap-2">
        <CardTitle>{plan.name}</CardTitle>
        {yours ? <Badge tone="soft">{yours}</Badge> : null}
      </div>
      <p className="mt-2">
        <span className="font-display text-3xl">${plan.price}</span>{" "}
        <span className="text-ink-soft text-sm">{perMonth}</span>
      </p>
      <ul className="mt-4 grid gap-1.5 text-ink-soft">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </Card>
  );
}
