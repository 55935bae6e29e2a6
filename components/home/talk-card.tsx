import { Buddy } from "@/components/ui/art/buddy";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { HOME_COPY } from "@/lib/across/home/copy";
import { CONSENT_PENDING_COPY } from "@/lib/core/consent/copy";
import type { WithoutYes } from "@/lib/core/consent/types";
import type { Audience } from "@/lib/shared/audience";

/** "Therapy Sessions": start, or look back (HOME-04). */
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

interface BuddyCardProps {
  /** Why conversations are closed; null if they aren't. */
  shut: WithoutYes | null;
  kept: boolean;
  className?: string;
}

/**
 * The child's version: Buddy, and one big thing to do. Without consent it says why, and promises
 * nothing.
 */
export function BuddyCard({ shut, kept, className }: BuddyCardProps) {
  const copy = HOME_COPY.child.talk;
  return (
    <Card className={className} padding="none">
      <div className="grid grid-cols-[7.5rem_1fr] items-end overflow-hidden rounded-[inherit] sm:grid-cols-[14rem_1fr] lg:grid-cols-[19rem_1fr]">
        <Buddy
          expression="listening"
          className="w-full ps-3 pt-4 sm:row-span-2 sm:max-w-72 sm:self-end sm:ps-5 sm:pt-6"
        />
        <div className="self-center py-4 ps-3 pe-4 sm:self-end sm:p-6 sm:pb-0">
          <CardTitle className="text-[1.625rem] leading-tight sm:text-4xl">{copy.title}</CardTitle>
          <CardText className="sm:text-xl">
            {shut ? CONSENT_PENDING_COPY.shut[shut].talk : copy.text}
          </CardText>
        </div>
        {/* On phones the one big button is above the fold, below Buddy's scarf. */}
        <div className="col-span-2 flex flex-wrap gap-3 p-4 max-sm:border-line max-sm:border-t sm:col-span-1 sm:self-start sm:p-6">
          <LinkButton
            href="/chat"
            size="lg"
            variant={shut ? "secondary" : "primary"}
            prefetch={false}
            className="min-h-15 text-xl max-sm:w-full"
          >
            {shut ? copy.why : copy.start}
          </LinkButton>
          {kept ? (
            <LinkButton href="/dashboard" size="lg" variant="quiet" className="max-sm:w-full">
              {copy.progress}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </Card>
  );
}
