import { SampleNote } from "@/components/legal/sample-note";
import { Card } from "@/components/ui/card";
import { TickList } from "@/components/ui/tick-list";
import { LANDING } from "@/lib/features/growth/landing/copy";
import { SignInLink } from "./sign-in-link";

export interface PlanLine {
  readonly id: string;
  readonly name: string;
  /** USD per month, a whole number. */
  readonly price: number;
  readonly features: readonly string[];
  /** One of its lines depends on a claim without evidence (LAND-25). */
  readonly hasSamples?: boolean;
}

/**
 * The two plans of the landing page (LAND-08, LAND-09); price and contents come from the shared
 * table.
 */
export function Pricing({ plans, trialDays }: { plans: readonly PlanLine[]; trialDays: number }) {
  const copy = LANDING.pricing;
  return (
    <section aria-labelledby="pricing-title" className="page-column py-14 sm:py-20">
      <h2 id="pricing-title">{copy.title}</h2>
      <p className="mt-2 max-w-2xl text-ink-soft text-lg">{copy.text}</p>
      <div className="mt-7 grid gap-4 sm:gap-5 lg:grid-cols-[2fr_1fr]">
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5">
          {plans.map((plan, at) => (
            <li key={plan.id}>
              <Plan plan={plan} trialDays={trialDays} filled={at > 0} />
            </li>
          ))}
        </ul>
        <Card as="div" tone="sunk" padding="lg">
          <h3>{copy.course.title}</h3>
          <ol className="mt-5 grid gap-5 border-primary border-s-2 ps-5">
            {copy.course.steps(trialDays).map(({ when, what }) => (
              <li
                key={when}
                className="relative before:absolute before:-start-[1.6875rem] before:top-1.5 before:size-3 before:rounded-full before:bg-primary"
              >
                <strong className="font-semibold">{when}</strong>
                <p className="text-ink-soft">{what}</p>
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </section>
  );
}

function Plan({ plan, trialDays, filled }: { plan: PlanLine; trialDays: number; filled: boolean }) {
  const copy = LANDING.pricing;
  return (
    <Card
      as="article"
      tone={filled ? "filled" : "plain"}
      padding="lg"
      className="flex h-full flex-col items-start"
    >
      <h3 className="text-2xl">{plan.name}</h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-5xl tabular-nums">${plan.price}</span>
        <span>{copy.perMonth}</span>
      </p>
      <p className="mt-3 rounded-full bg-accent-soft px-3 py-1 font-semibold text-accent-ink text-sm">
        {copy.trial(trialDays)}
      </p>
      <div className="mt-5 mb-7 grid flex-1 content-start gap-4">
        <TickList lines={plan.features} />
        {plan.hasSamples ? <SampleNote>{copy.sampleNote}</SampleNote> : null}
      </div>
      <SignInLink variant={filled ? "inverse" : "primary"}>{copy.start}</SignInLink>
    </Card>
  );
}
