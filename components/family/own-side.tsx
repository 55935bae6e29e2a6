"use client";

import { Buddy } from "@/components/ui/art/buddy";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { OWN_SIDE_COPY } from "@/lib/across/family/copy/own-side";
import type { OwnSide as Own } from "@/lib/across/family/types";
import { CONSENT_PENDING_COPY } from "@/lib/core/consent/copy";
import { ChildView } from "./child-view";
import { ShareList } from "./share-list";

/**
 * Shows the child who the parent on record is, what the parent sees, and what the child can decide
 * about it.
 */
export function OwnSide({ own, zone }: { own: Own; zone: string }) {
  const copy = OWN_SIDE_COPY.child;
  const { guardianEmail, seen, shut, moods } = own;
  return (
    <>
      <p className="font-medium">{guardianEmail ? copy.who(guardianEmail) : copy.nobody}</p>
      {seen ? (
        <>
          <ShareList moods={moods} zone={zone} shut={shut} />
          <ChildView audience="child" view={seen} zone={zone} />
        </>
      ) : (
        <Unseen shut={shut} />
      )}
    </>
  );
}

/** No one can see anything: says why, and where to go next. */
function Unseen({ shut }: Pick<Own, "shut">) {
  const { unseen } = OWN_SIDE_COPY.child;
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Buddy expression="thinking" className="w-24 shrink-0" />
      <div className="min-w-60 flex-1">
        <CardTitle>{shut ? CONSENT_PENDING_COPY.title[shut] : unseen.title}</CardTitle>
        <CardText>{shut ? CONSENT_PENDING_COPY.shut[shut].family : unseen.text}</CardText>
        <LinkButton href="/" variant="secondary" className="mt-4">
          {CONSENT_PENDING_COPY.back}
        </LinkButton>
      </div>
    </Card>
  );
}
