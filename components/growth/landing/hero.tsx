import { Sage } from "@/components/ui/art/sage";
import { LANDING } from "@/lib/features/growth/landing/copy";
import { SampleChat } from "./sample-chat";
import { SignInLink } from "./sign-in-link";
import { SiteQrCode } from "./site-qr-code";

interface HeroProps {
  trialDays: number;
  /** The cheapest plan's price, with its currency sign. */
  lowestPrice: string;
}

export function Hero({ trialDays, lowestPrice }: HeroProps) {
  const { hero, samples, download } = LANDING;
  return (
    <section className="relative isolate overflow-hidden">
      <Hills />
      <div className="page-column grid items-center gap-10 py-10 sm:py-16 lg:grid-cols-[1.05fr_0.95fr] lg:gap-14">
        <div>
          <p className="font-semibold text-accent-ink text-sm">
            {hero.trial(trialDays, lowestPrice)}
          </p>
          <h1 className="mt-4 text-[clamp(2.75rem,1.8rem+4.6vw,4.5rem)]">{hero.title}</h1>
          <p className="mt-5 max-w-xl text-ink-soft text-lg sm:text-xl">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <SignInLink size="lg">{hero.start}</SignInLink>
            <SignInLink size="lg" variant="secondary">
              {hero.adults}
            </SignInLink>
            <SignInLink size="lg" variant="secondary">
              {hero.children}
            </SignInLink>
          </div>
          <a href="#features" className="prose-link mt-5 inline-block py-1">
            {hero.more}
          </a>
          <div className="mt-5 flex items-center gap-4 text-sm">
            <SiteQrCode alt={download.alt} size={84} />
            <div>
              <p className="text-ink-soft">{hero.scan}</p>
              <ul aria-label={hero.platforms} className="mt-2 flex flex-wrap gap-2">
                {hero.platformNames.map((name) => (
                  <li
                    key={name}
                    className="rounded-full border border-line-strong bg-paper px-3 py-1 font-semibold text-ink-soft"
                  >
                    {name}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
        <SampleChat
          sample={samples.adult}
          face={<Sage expression="listening" className="size-full" />}
        />
      </div>
    </section>
  );
}

/**
 * A soft background behind the conversation, with two long stems of the tree the product is named
 * after.
 */
function Hills() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 760 620"
      preserveAspectRatio="none"
      fill="none"
      className="absolute end-0 top-0 -z-10 h-full w-[56%] max-lg:top-auto max-lg:bottom-0 max-lg:h-[55%] max-lg:w-full"
    >
      <path
        d="M250 0H760V620H420C300 520 420 420 330 300S160 120 250 0Z"
        fill="var(--primary-soft)"
      />
      <path
        d="M470 620c-20-140 90-160 70-300S600 90 560 0"
        stroke="var(--primary)"
        strokeWidth="2"
        opacity=".2"
      />
      <path
        d="M520 620c0-120 90-160 80-290S650 110 640 0"
        stroke="var(--primary)"
        strokeWidth="2"
        opacity=".13"
      />
    </svg>
  );
}
