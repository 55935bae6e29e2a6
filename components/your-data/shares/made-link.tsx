"use client";

import { Copy, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";
import type { MadeShare } from "@/lib/across/your-data/shares/types";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { fullMoment } from "@/lib/shared/dates";

const copy = SHARES_COPY.adult.made;

interface MadeLinkProps {
  share: MadeShare;
  link: string;
  onDone: () => void;
}

/** Shows the link once: only its hash is stored, so no one can show it again. */
export function MadeLink({ share, link, onDone }: MadeLinkProps) {
  const zone = useTimeZone();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link);
      toast(copy.copied);
    } catch {
      toast({ ...copy.copyFailed, variant: "destructive" });
    }
  }

  return (
    <Card as="div" tone="soft" className="grid gap-4" data-made-link>
      <div role="status">
        <h3 ref={heading} tabIndex={-1} className="rounded-sm text-[1.375rem] outline-offset-4">
          {copy.title}
        </h3>
        <p className="mt-2">{copy.text}</p>
      </div>
      <Field label={copy.link}>
        {(control) => (
          <Input
            {...control}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            className="print:hidden"
          />
        )}
      </Field>
      <p className="wrap-anywhere hidden print:block">{link}</p>
      {zone && share.expiresAt ? <p>{copy.until(fullMoment(share.expiresAt, zone))}</p> : null}
      <div className="flex flex-wrap gap-2.5 print:hidden">
        <Button onClick={() => void copyLink()}>
          <Copy aria-hidden className="size-4" />
          {copy.copy}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {copy.print}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {copy.done}
        </Button>
      </div>
    </Card>
  );
}
