import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { SUBSCRIBE_COPY } from "@/lib/features/billing/copy";

const copy = SUBSCRIBE_COPY.adult;

/** The provider isn't set up or can't be reached (SUBS-03). Pass `onRetry` if a retry can help. */
export function ProviderAway({ onRetry }: { onRetry?: () => void }) {
  return (
    <Card tone="accent" className="flex flex-wrap items-center gap-4">
      <div className="min-w-56 flex-1" role="alert">
        <CardTitle>{copy.unavailable.title}</CardTitle>
        <CardText className="text-ink">{copy.unavailable.text}</CardText>
      </div>
      {onRetry ? <Button onClick={onRetry}>{copy.failed.retry}</Button> : null}
      <LinkButton href="/" variant="secondary">
        {copy.home}
      </LinkButton>
    </Card>
  );
}
