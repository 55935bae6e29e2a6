import { SampleNote } from "@/components/legal/sample-note";
import { LANDING } from "@/lib/features/growth/landing/copy";
import { FeaturePicture } from "./feature-picture";

interface FeaturesProps {
  /** Wordings of the claims that can be shown here. */
  claimed: readonly string[];
  /** Some of the claims have no evidence. */
  hasSamples: boolean;
}

/** The six cards (LAND-10, LAND-11). "Learn More" leads here. */
export function Features({ claimed, hasSamples }: FeaturesProps) {
  const { title, cards } = LANDING.features;
  return (
    <section id="features" aria-labelledby="features-title" className="page-column py-10 sm:py-20">
      <h2 id="features-title">{title}</h2>
      <ul className="mt-7 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {cards.map((card) => (
          <li
            key={card.picture}
            className="overflow-hidden rounded-card border border-line bg-card shadow-rest transition-shadow hover:shadow-lifted"
          >
            <FeaturePicture name={card.picture} />
            <div className="p-5 sm:p-6 sm:pt-5">
              <h3>
                {"claimed" in card && claimed.includes(card.claimed) ? card.claimed : card.title}
              </h3>
              <p className="mt-2 text-ink-soft">{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
      {hasSamples ? <SampleNote className="mt-5" /> : null}
    </section>
  );
}
