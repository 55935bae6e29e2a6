import { BadgeCheck } from "lucide-react";
import Link from "next/link";
import {
  BADGES,
  type EvidenceOnFile,
  OVERSIGHT,
  SAMPLE_NOTE,
  shownClaims,
} from "@/lib/core/legal/claims";
import type { Audience } from "@/lib/shared/audience";
import { PRODUCT } from "@/lib/shared/product";
import { SHELL } from "./copy";
import { Disclaimer } from "./disclaimer";

const LINKS = [
  { href: "/compliance", label: "Certifications & Compliance" },
  { href: "/healthcare-professionals", label: "Clinical Team & Licensing" },
  { href: "/terms", label: "Terms of Service" },
  { href: "/privacy", label: "Privacy Policy" },
  { href: "/use-license", label: "Use License" },
  { href: "/safety", label: "Safety and crisis help" },
] as const;

/** Fixed by the documentation; the same every year (FOOT-05). */
const COPYRIGHT_YEAR = 2025;

interface FooterProps {
  audience: Audience;
  /** Signed in: adds a link that puts the person's data one step away on every page. */
  member?: boolean;
  sampleContent: boolean;
  /** The person's country. */
  region: string | null;
  evidence?: EvidenceOnFile;
}

export function Footer({ audience, member = false, sampleContent, region, evidence }: FooterProps) {
  const today = new Date();
  const oversight = shownClaims(OVERSIGHT, sampleContent, today, evidence);
  const badges = shownClaims(BADGES, sampleContent, today, evidence);
  return (
    <footer className="mt-16 border-line border-t bg-sunk pb-[calc(var(--bar-h)+1.5rem)]">
      <div className="page-column grid gap-x-12 gap-y-8 pt-10 sm:grid-cols-2 lg:grid-cols-[1fr_1.1fr_1.3fr]">
        <nav aria-label="Footer">
          <ul className="grid gap-0.5">
            {[
              ...LINKS,
              ...(member ? [{ href: "/account", label: SHELL[audience].account }] : []),
            ].map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="inline-flex min-h-8 items-center rounded text-ink-soft text-sm hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {oversight.shown.length > 0 ? (
          <section aria-labelledby="oversight">
            <h2 id="oversight" className="font-sans font-semibold text-base tracking-normal">
              Oversight
            </h2>
            <ul className="mt-2 grid gap-1 text-ink-soft text-sm">
              {oversight.shown.map((claim) => (
                <li key={claim.wording}>{claim.wording}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <div className="grid content-start gap-4 sm:col-span-2 lg:col-span-1">
          {badges.shown.length > 0 ? (
            <ul aria-label="Certifications" className="flex flex-wrap gap-2">
              {badges.shown.map((claim) => (
                <li
                  key={claim.wording}
                  className="inline-flex items-center gap-1.5 rounded-full border border-line-strong bg-card px-3 py-1 font-semibold text-sm"
                >
                  <BadgeCheck aria-hidden className="size-4 text-primary" />
                  {claim.wording}
                </li>
              ))}
            </ul>
          ) : null}
          {oversight.hasSamples || badges.hasSamples ? (
            <p className="text-accent-ink text-sm">{SAMPLE_NOTE}</p>
          ) : null}
          <Disclaimer audience={audience} region={region} />
        </div>
      </div>
      <p className="page-column mt-8 text-ink-soft text-sm">
        © {COPYRIGHT_YEAR} {PRODUCT[audience]}
      </p>
    </footer>
  );
}
