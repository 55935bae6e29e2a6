import { CrisisButton } from "@/components/layout/crisis-button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { HOME_COPY } from "@/lib/across/home/copy";
import type { Audience } from "@/lib/shared/audience";

export function HelpCard({ audience, className }: { audience: Audience; className?: string }) {
  const copy = HOME_COPY[audience].help;
  return (
    <Card tone="signal" className={className}>
      <CardTitle className="text-xl">{copy.title}</CardTitle>
      <CardText className="mb-4 text-ink">{copy.text}</CardText>
      <div className="flex flex-wrap gap-2.5">
        <CrisisButton variant="danger">{copy.action}</CrisisButton>
        <LinkButton href="/safety-plan" variant="secondary" prefetch={false}>
          {copy.plan}
        </LinkButton>
      </div>
    </Card>
  );
}
