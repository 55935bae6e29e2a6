import { LANDING } from "@/lib/features/growth/landing/copy";
import { SignInLink } from "./sign-in-link";
import { SiteQrCode } from "./site-qr-code";

/** Three steps from this page to a phone; the last is the trial (LAND-21, LAND-22). */
export function Download({ provider, trialDays }: { provider: string; trialDays: number }) {
  const copy = LANDING.download;
  return (
    <section aria-labelledby="download-title" className="page-column pt-10 sm:pt-20">
      <div className="grid items-center gap-8 rounded-panel bg-primary-soft p-6 sm:p-10 lg:grid-cols-[auto_1fr] lg:gap-14">
        {/* On a phone there is nothing to scan it with; the small one above is for showing to
           others. */}
        <SiteQrCode
          alt={copy.alt}
          size={208}
          className="p-3 max-lg:justify-self-start max-sm:hidden"
        />
        <div>
          <h2 id="download-title">{copy.title}</h2>
          <p className="mt-2 text-lg">{copy.text}</p>
          <ol className="mt-6 grid gap-5 md:grid-cols-3">
            {copy.steps(provider, trialDays).map(({ title, text }, at) => (
              <li key={title} className="max-md:grid max-md:grid-cols-[auto_1fr] max-md:gap-x-4">
                <span
                  aria-hidden
                  className="row-span-2 grid size-9 place-items-center rounded-full bg-filled font-display text-lg text-on-filled"
                >
                  {at + 1}
                </span>
                <h3 className="self-center md:mt-3">{title}</h3>
                <p className="mt-1">{text}</p>
              </li>
            ))}
          </ol>
          <SignInLink className="mt-7">{copy.start}</SignInLink>
        </div>
      </div>
    </section>
  );
}
