"use client";

import { useState } from "react";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";
import type { MadeShare } from "@/lib/across/your-data/shares/types";
import { FamilyForm } from "./family-form";
import { MadeLink } from "./made-link";
import { ProviderForm } from "./provider-form";

/** Prints a newly made link alone on the sheet. */
export const HIDDEN_WHEN_PRINTING_LINK = "print:group-has-data-made-link/room:hidden";

const copy = SHARES_COPY.adult.make;

/**
 * The two ways to share; each leads to the new share. A new link replaces its form until it is put
 * away.
 */
export function NewShares({ onMade }: { onMade: (id: string) => void }) {
  const [made, setMade] = useState<MadeShare | null>(null);
  return (
    <section aria-labelledby="new-share" className="grid grid-cols-1 gap-4">
      <h2 id="new-share" className={HIDDEN_WHEN_PRINTING_LINK}>
        {copy.title}
      </h2>
      <Card as="div" className={HIDDEN_WHEN_PRINTING_LINK}>
        <CardTitle as="h3">{copy.family.title}</CardTitle>
        <CardText>{copy.family.text}</CardText>
        <FamilyForm onMade={onMade} />
      </Card>
      {made?.link ? (
        <MadeLink
          share={made}
          link={made.link}
          onDone={() => {
            setMade(null);
            onMade(made.id);
          }}
        />
      ) : (
        <Card as="div">
          <CardTitle as="h3">{copy.provider.title}</CardTitle>
          <CardText>{copy.provider.text}</CardText>
          <ProviderForm onMade={setMade} />
        </Card>
      )}
    </section>
  );
}
