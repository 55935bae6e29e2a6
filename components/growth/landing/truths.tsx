import { LANDING } from "@/lib/features/growth/landing/copy";

interface TruthsProps {
  trialDays: number;
  /** The cheapest plan's price, with its currency sign. */
  lowestPrice: string;
}

/** Answers the first ten seconds: what it is, who it's for, what it isn't and what it costs. */
export function Truths({ trialDays, lowestPrice }: TruthsProps) {
  return (
    <section className="border-line border-y bg-card">
      <dl className="page-column grid grid-cols-2 gap-x-4 gap-y-6 py-8 sm:gap-x-8 lg:grid-cols-4">
        {LANDING.truths(trialDays, lowestPrice).map(({ title, text }) => (
          <div key={title} className="border-accent border-s-2 ps-3 sm:ps-4">
            <dt className="font-display text-xl">{title}</dt>
            <dd className="mt-1.5 text-ink-soft max-sm:text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
