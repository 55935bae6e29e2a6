import { Card, CardText, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { FAMILY_DOOR } from "@/lib/across/family/copy/door";
import type { Audience } from "@/lib/shared/audience";

/** Links to the page that both parent and child see. */
export function FamilyCard({ audience }: { audience: Audience }) {
  const copy = FAMILY_DOOR[audience];
  return (
    <Card className="flex flex-col items-start">
      <CardTitle className="text-xl">{copy.title}</CardTitle>
      <CardText className="flex-1">{copy.text}</CardText>
      <LinkButton
        href="/family"
        variant="secondary"
        className="mt-4"
        aria-label={`${copy.open}: ${copy.title}`}
      >
        {copy.open}
      </LinkButton>
    </Card>
  );
}
