"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { AnchorButton, LinkButton } from "@/components/ui/link-button";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { TOOLS_ID } from "./places";

/** Precedes everything related to trauma, with a way around it and a way out. */
export function ContentNote() {
  const copy = TRAUMA_COPY.adult.note;
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <Card tone="soft" aria-labelledby="trauma-note">
      <CardTitle id="trauma-note" className="text-xl">
        {copy.title}
      </CardTitle>
      <p className="mt-2 max-w-3xl">{copy.text}</p>
      <p className="mt-2 max-w-3xl text-sm">{copy.quickExit}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <AnchorButton href={`#${TOOLS_ID}`} variant="secondary">
          {copy.skip}
        </AnchorButton>
        <LinkButton href="/" variant="secondary">
          {copy.leave}
        </LinkButton>
        <Button variant="quiet" onClick={() => setRead(true)}>
          {copy.hide}
        </Button>
      </div>
    </Card>
  );
}
