"use client";

import { Buddy } from "@/components/ui/art/buddy";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { toast } from "@/lib/client/toast";
import { useCurrentUser } from "@/lib/features/account/client";
import type { CurrentUser } from "@/lib/features/account/types";
import { useResendConsent } from "@/lib/features/consent/client";
import { CONSENT_PENDING_COPY as copy } from "@/lib/features/consent/copy";
import { fullDay } from "@/lib/shared/dates";
import { maskEmail } from "@/lib/shared/mask-email";
import { CheckAddress } from "./check-address";

interface ConsentPendingProps {
  person: CurrentUser;
  /** When the account goes without a yes; null for a child who once had one. */
  endsAt: Date | null;
}

/**
 * What a child under 13 waits for, and what they can do about it (contract 8). Draws nothing once the parent agreed,
 * which the cached person learns when the window regains the focus.
 */
export function ConsentPending({ person, endsAt }: ConsentPendingProps) {
  const { user } = useCurrentUser(person);
  const resend = useResendConsent();
  const { consent, parentEmail } = user ?? person;
  if (consent === "granted" || consent === "not_needed") return null;
  // An answer that came since begins another time: it is told when the page is drawn anew.
  const goes = consent === person.consent ? (endsAt ? copy.goes(fullDay(endsAt, "UTC")) : copy.stays) : null;
  if (consent === "pending" && !parentEmail) {
    const more = [copy.check.waits, goes, copy.help].map((line) => <CardText key={line}>{line}</CardText>);
    return <CheckAddress more={more} />;
  }
  const address = parentEmail ? maskEmail(parentEmail) : copy.theirAddress;
  const again = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast(copy.sent),
      onError: () => toast({ ...copy.failed, variant: "destructive" }),
    });
  return (
    <Card tone="accent" aria-label={copy.title[consent]} className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Buddy expression="thinking" className="w-24 shrink-0" />
      <div className="min-w-60 flex-1">
        <CardTitle>{copy.title[consent]}</CardTitle>
        <CardText>{copy.text[consent](address)}</CardText>
        {goes ? <CardText>{goes}</CardText> : null}
        <CardText>{copy.help}</CardText>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={again} pending={resend.isPending}>
            {resend.isPending ? copy.sending : copy.again}
          </Button>
          {consent === "pending" ? (
            <LinkButton href="/onboarding" variant="secondary">
              {copy.change}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </Card>
  );
}
