"use client";

import { createContext, type ReactNode, useContext } from "react";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { CLOSED_PART } from "@/lib/core/settings/copy/closed-part";
import type { Audience } from "@/lib/shared/audience";

/** The audience for whom the part is closed; null while it's open. */
const Closed = createContext<Audience | null>(null);

interface PartProps {
  /** Whether staff keep this part open (decision 0041). */
  open: boolean;
  audience: Audience;
  children: ReactNode;
}

/**
 * A part that staff can close: existing content can then be read and left, nothing new can be
 * started, and a note on top says so.
 */
export function Part({ open, audience, children }: PartProps) {
  const copy = CLOSED_PART[audience];
  return (
    <Closed value={open ? null : audience}>
      {open ? null : (
        <div className="page-column pt-6">
          <Card tone="accent" role="note">
            <CardTitle>{copy.title}</CardTitle>
            <CardText className="text-accent-ink">{copy.text}</CardText>
          </Card>
        </div>
      )}
      {children}
    </Closed>
  );
}

interface BeginsProps {
  /** Renders nothing when closed: for a single button, the note on top has already said why. */
  bare?: boolean;
  children: ReactNode;
}

/**
 * Wraps controls that start something new, so that a closed part doesn't offer what would be
 * refused.
 */
export function Begins({ bare = false, children }: BeginsProps) {
  const audience = useContext(Closed);
  if (!audience) return children;
  return bare ? null : (
    <Card tone="sunk">
      <p>{CLOSED_PART[audience].here}</p>
    </Card>
  );
}
