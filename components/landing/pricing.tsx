import { Check } from "lucide-react";
import { Card } from "@/components/ui/card";
import { LANDING } from "@/lib/features/landing/copy";
import { SignInLink } from "./sign-in-link";

export interface PlanLine {
  readonly id: string;
  readonly name: string;
  /** Whole USD a month. */
  readonly price: number;
  readonly features: readonly string[];
}

/** The two plans of the landing page (LAND-08, LAND-09); price and contents come from the one table. */
export function Pricing({ plans, trialDays }: { plans: readonly PlanLine[]; trialDays: number }) {
  const copy = LANDING.pricing;
  return (
    <section aria-labelledby="pricing-title" className="page-column py-14 sm:py-20">
      <h2 id="pricing-title">{copy.title}</h2>
      <p className="mt-2 max-w-2xl text-ink-soft text-lg">{copy.text}</p>
      <ul className="mt-7 grid gap-4 sm:gap-5 md:grid-cols-2">
        {plans.map((plan) => (
          <li key={plan.id}>
            <Card as="article" padding="lg" className="flex h-full flex-col items-start">
              <h3 className="text-2xl">{plan.name}</h3>
              <p className="mt-2 flex items-baseline gap-2">
                <span className="font-display text-5xl tabular-nums">${plan.price}</span>
                <span className="text-ink-soft">{copy.perMonth}</span>
              </p>
              <p className="mt-3 rounded-2xl bg-accent-soft px-3 py-1 font-semibold text-accent-ink text-sm">
                {copy.trial(trialDays)}
              </p>
              <ul className="mt-5 mb-7 grid flex-1 content-start gap-2.5">
                {plan.features.map((feature) => (
                  <li key={feature} className="flex gap-2.5">
                    <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
                    {feature}
                  </li>
                ))}
              </ul>
              <SignInLink>{copy.start}</SignInLink>
              <p className="mt-3 text-ink-soft text-sm">{copy.cancel}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
