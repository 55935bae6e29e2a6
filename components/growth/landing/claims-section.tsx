import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { AnchorButton } from "@/components/ui/link-button";
import { LANDING } from "@/lib/features/growth/landing/copy";

/**
 * The claims that can be shown, as passed in by the page (LAND-24), and where to check them
 * (LAND-18 … LAND-20).
 */
export function ClaimsSection({ claims }: { claims?: ReactNode }) {
  const copy = LANDING.standing;
  const links = [
    { href: "/compliance", label: copy.certifications },
    { href: "/healthcare-professionals", label: copy.team },
  ];
  return (
    <section aria-labelledby="standing-title" className="page-column pt-14 sm:pt-20">
      <Card as="div" tone="sunk" padding="lg">
        <h2 id="standing-title">{copy.title}</h2>
        <p className="mt-3 max-w-2xl text-ink-soft text-lg">{copy.text}</p>
        {claims}
        <div className="mt-5 flex flex-wrap gap-3">
          {links.map(({ href, label }) => (
            <AnchorButton key={href} href={href} target="_blank" rel="noopener" variant="secondary">
              {label}
              <ExternalLink aria-hidden className="size-4" />
              <span className="sr-only">({copy.newTab})</span>
            </AnchorButton>
          ))}
        </div>
        <p className="mt-6 max-w-3xl border-line border-t pt-5 font-medium">{copy.disclaimer}</p>
      </Card>
    </section>
  );
}
