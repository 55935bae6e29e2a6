import { HeartHandshake, Layers, LifeBuoy, type LucideIcon, Mic, Smile, Users } from "lucide-react";
import { LANDING } from "@/lib/features/landing/copy";

const ICONS: Record<(typeof LANDING.features.cards)[number]["icon"], LucideIcon> = {
  approaches: Layers,
  voice: Mic,
  crisis: LifeBuoy,
  mood: Smile,
  family: Users,
  culture: HeartHandshake,
};

/** What it is, for whom and what it is not; then the six cards (LAND-10). "Learn More" leads here. */
export function Features() {
  const { features, truths } = LANDING;
  return (
    <>
      <section className="border-line border-y bg-card">
        <dl className="page-column grid gap-x-10 gap-y-6 py-8 md:grid-cols-3">
          {truths.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-xl">{title}</dt>
              <dd className="mt-1.5 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="features" aria-labelledby="features-title" className="page-column py-14 sm:py-20">
        <h2 id="features-title">{features.title}</h2>
        <ul className="mt-7 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {features.cards.map(({ icon, title, text }) => {
            const Icon = ICONS[icon];
            return (
              <li key={title} className="rounded-card border border-line bg-card p-6 shadow-rest">
                <span className="grid size-11 place-items-center rounded-2xl bg-primary-soft text-primary-deep">
                  <Icon aria-hidden className="size-5.5" />
                </span>
                <h3 className="mt-4">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
