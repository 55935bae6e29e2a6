"use client";

import Link from "next/link";
import { useState } from "react";
import { AskFirst } from "@/components/layout/ask-first";
import { Buddy } from "@/components/ui/art/buddy";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { toast } from "@/lib/client/toast";
import { useLeftFocus } from "@/lib/client/use-left-focus";
import { useResendConsent } from "@/lib/core/consent/client";
import { CONSENT_PENDING_COPY as copy } from "@/lib/core/consent/copy";
import { useCurrentUser } from "@/lib/core/identity/client";
import type { CurrentUser } from "@/lib/core/identity/types";
import { fullDay } from "@/lib/shared/dates";
import { maskEmail } from "@/lib/shared/mask-email";
import { AddressForm, CheckAddress } from "./check-address";

interface ConsentPendingProps {
  person: CurrentUser;
  /** When the account is erased without consent; null for a child who once had it. */
  endsAt: Date | null;
  /** The contact address for questions about data. */
  contact: string;
}

/**
 * Tells a child under 13 what they're waiting for and what they can do about it (contract 8).
 * Renders nothing once the parent has agreed; the cached person is refreshed when the window
 * regains focus.
 */
export function ConsentPending({ person, endsAt, contact }: ConsentPendingProps) {
  const { user } = useCurrentUser(person);
  const resend = useResendConsent();
  const [naming, setNaming] = useState(false);
  const title = useLeftFocus<HTMLHeadingElement>(naming ? "naming" : "shown");
  const { consent, parentEmail, age } = user ?? person;
  if (consent === "granted" || consent === "not_needed") return null;
  // A new answer sets a new deadline, which isn't shown until the page is rendered again.
  const goes =
    consent === person.consent ? (endsAt ? copy.goes(fullDay(endsAt, "UTC")) : copy.stays) : null;
  const hadYes = endsAt === null;
  const about = <AboutAge key="age" age={age} older={olderBy(consent, hadYes)} contact={contact} />;
  if (consent === "pending" && !parentEmail) {
    const more = [copy.check.waits, goes, copy.help].map((line) => (
      <CardText key={line}>{line}</CardText>
    ));
    return <CheckAddress more={[...more, about]} />;
  }
  const address = parentEmail ? maskEmail(parentEmail) : copy.theirAddress;
  const again = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast(copy.sent),
      onError: () => toast({ ...copy.failed, variant: "destructive" }),
    });
  return (
    <Card
      tone="accent"
      aria-label={copy.title[consent]}
      className="flex flex-wrap items-center gap-x-6 gap-y-4"
    >
      <Buddy expression="thinking" className="w-24 shrink-0" />
      <div className="min-w-60 flex-1">
        <CardTitle ref={title} tabIndex={-1} className="rounded-sm outline-offset-4">
          {copy.title[consent]}
        </CardTitle>
        <CardText>{copy.text[consent](address)}</CardText>
        {consent === "refused" && !hadYes ? <CardText>{copy.orOther}</CardText> : null}
        {goes ? <CardText>{goes}</CardText> : null}
        <CardText>{copy.help}</CardText>
        {naming && !hadYes ? (
          <AddressForm replaced={parentEmail} onClose={() => setNaming(false)} />
        ) : (
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={again} pending={resend.isPending}>
              {resend.isPending ? copy.sending : copy.again}
            </Button>
            {hadYes ? null : (
              <AnotherAddress
                masked={address}
                isCorrection={consent === "pending"}
                onYes={() => setNaming(true)}
              />
            )}
          </div>
        )}
        {hadYes ? (
          <p className="mt-4 text-ink-soft">
            {copy.onlyThem} <Contact address={contact} />
          </p>
        ) : null}
        {about}
      </div>
    </Card>
  );
}

interface AnotherAddressProps {
  masked: string;
  isCorrection: boolean;
  onYes: () => void;
}

/** Replaces the parent's address; says what happens to the current one before anything is typed. */
function AnotherAddress({ masked, isCorrection, onYes }: AnotherAddressProps) {
  const { text, ...words } = isCorrection ? copy.corrected : copy.other;
  return (
    <AskFirst
      id="another-address"
      audience="child"
      {...words}
      text={text(masked)}
      isGentle
      pending={false}
      onConfirm={() => {
        onYes();
      }}
    />
  );
}

const Contact = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="prose-link">
    {address}
  </a>
);

/**
 * Where a grown-up can correct the age upward: on their page after they agreed, otherwise through a
 * link that hasn't been answered yet.
 */
function olderBy(consent: CurrentUser["consent"], hadYes: boolean): string {
  if (hadYes) return copy.age.olderByPage;
  return consent === "refused" ? copy.age.olderAgain : copy.age.older;
}

/**
 * A mistyped age: the child can lower it, or raise it up to twelve; beyond that a grown-up has to
 * say so (contract 8, Age).
 */
function AboutAge({ age, older, contact }: { age: number | null; older: string; contact: string }) {
  if (age === null) return null;
  return (
    <div className="mt-4 grid gap-1 border-line border-t pt-4 text-ink-soft">
      <p>
        {copy.age.said(age)}{" "}
        <Link href="/onboarding" className="prose-link">
          {copy.age.change}
        </Link>
      </p>
      <p>
        {older} <Contact address={contact} />
      </p>
    </div>
  );
}
