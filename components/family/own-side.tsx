"use client";

import { Buddy } from "@/components/ui/art/buddy";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { OWN_SIDE_COPY } from "@/lib/features/guardianship/copy";
import type { OwnSide as Own } from "@/lib/features/guardianship/types";
import { ChildView } from "./child-view";
import { ShareList } from "./share-list";

/** Who the parent on record is, what they see, and what the child decides about it. */
export function OwnSide({ own, zone }: { own: Own; zone: string }) {
  const copy = OWN_SIDE_COPY.child;
  const { guardianEmail, seen, moods } = own;
  return (
    <>
      <p className="font-medium">{guardianEmail ? copy.who(guardianEmail) : copy.nobody}</p>
      {seen ? (
        <>
          <ShareList moods={moods} zone={zone} canShow={seen.consent === "granted" || seen.consent === "notified"} />
          <ChildView audience="child" view={seen} zone={zone} />
        </>
      ) : (
        <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Buddy expression="thinking" className="w-24 shrink-0" />
          <div className="min-w-60 flex-1">
            <CardTitle>{copy.notYet.title}</CardTitle>
            <CardText>{copy.notYet.text}</CardText>
          </div>
        </Card>
      )}
    </>
  );
}
