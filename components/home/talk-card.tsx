import { Buddy } from "@/components/ui/art/buddy";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { HOME_COPY } from "@/lib/features/home/copy";
import type { Audience } from "@/lib/shared/audience";

/** "Therapy Sessions": begin, or look back (HOME-04). */
export function TalkCard({ audience, className }: { audience: Audience; className?: string }) {
  const copy = HOME_COPY[audience].talk;
  return (
    <Card tone="filled" className={className}>
      <div className="flex h-full flex-col">
        <CardTitle className="sm:text-2xl">{copy.title}</CardTitle>
        <CardText className="flex-1">{copy.text}</CardText>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton href="/chat" variant="inverse" prefetch={false}>
            {copy.start}
          </LinkButton>
          <LinkButton href="/dashboard" variant="inverse-outline">
            {copy.progress}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

/** The child's form of it: Buddy himself, and one big thing to do. */
export function BuddyCard({ open, className }: { open: boolean; className?: string }) {
  const copy = HOME_COPY.child.talk;
  const { text, start } = open ? copy : copy.soon;
  return (
    <Card className={className} padding="none">
      <div className="grid items-end overflow-hidden sm:grid-cols-[14rem_1fr] lg:grid-cols-[18rem_1fr]">
        <Buddy expression="listening" className="mx-auto mt-5 w-44 sm:w-full sm:max-w-64" />
        <div className="p-6 text-center sm:self-center sm:text-start">
          <CardTitle className="text-3xl">{copy.title}</CardTitle>
          <CardText className="text-lg">{text}</CardText>
          <div className="mt-5 flex flex-wrap justify-center gap-3 sm:justify-start">
            <LinkButton href="/chat" size="lg" prefetch={false}>
              {start}
            </LinkButton>
            <LinkButton href="/dashboard" size="lg" variant="secondary">
              {copy.progress}
            </LinkButton>
          </div>
        </div>
      </div>
    </Card>
  );
}
