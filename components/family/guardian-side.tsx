"use client";

import { SproutScene } from "@/components/ui/art/sprout-scene";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { GUARDIAN_COPY } from "@/lib/across/family/copy";
import type { ChildView as View } from "@/lib/across/family/types";
import { ChildView } from "./child-view";
import { ConfirmBirthday } from "./confirm-birthday";
import { GuardianActs } from "./guardian-acts";

/** Lists the children who have the reader's address on record. */
export function GuardianSide({ family, zone }: { family: readonly View[]; zone: string }) {
  const copy = GUARDIAN_COPY.nobody;
  if (family.length === 0) {
    return (
      <EmptyState
        title={copy.title}
        art={<SproutScene />}
        action={
          <LinkButton href="/" variant="secondary">
            {copy.home}
          </LinkButton>
        }
      >
        {copy.text}
      </EmptyState>
    );
  }
  return family.map((view) => (
    <ChildView key={view.id} audience="adult" view={view} zone={zone}>
      <div className="justify-self-start">
        <ConfirmBirthday view={view} />
      </div>
      {view.consent === "notified" ? null : <GuardianActs view={view} zone={zone} />}
    </ChildView>
  ));
}
