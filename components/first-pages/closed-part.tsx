import { Card, CardText, CardTitle } from "@/components/ui/card";
import { CLOSED_PART } from "@/lib/features/settings/copy/closed-part";
import type { Audience } from "@/lib/shared/audience";

/** Above a part that staff have closed: what is there can be read and left, nothing new begins. */
export function ClosedPart({ audience }: { audience: Audience }) {
  const copy = CLOSED_PART[audience];
  return (
    <div className="page-column pt-6">
      <Card tone="accent" role="note">
        <CardTitle>{copy.title}</CardTitle>
        <CardText className="text-accent-ink">{copy.text}</CardText>
      </Card>
    </div>
  );
}
