import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { LANDING } from "@/lib/features/growth/landing/copy";

/** Lists everything that is stored (LAND-12, LAND-13). */
export function Privacy() {
  const copy = LANDING.privacy;
  return (
    <Card
      aria-labelledby="privacy-title"
      tone="soft"
      padding="lg"
      className="flex flex-col items-start"
    >
      <h2 id="privacy-title">{copy.title}</h2>
      <p className="mt-3">{copy.text}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {copy.kept.map((item) => (
          <li key={item} className="rounded-full bg-card px-3.5 py-1.5 font-medium text-sm">
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-5">{copy.voice}</p>
      <p className="mt-3 mb-6">{copy.sealed}</p>
      <LinkButton href="/privacy" variant="secondary" className="mt-auto">
        {copy.more}
      </LinkButton>
    </Card>
  );
}
