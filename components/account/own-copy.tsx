"use client";

import { Button } from "@/components/ui/button";
import { Card, CardText } from "@/components/ui/card";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { type CopyFormat, useOwnCopy } from "@/lib/features/privacy/client";
import { PRIVACY_COPY } from "@/lib/features/privacy/copy";
import type { Audience } from "@/lib/shared/audience";

/** Everything as one file: to read, or as data for another service (GDPR 15, 20). */
export function OwnCopy({ audience }: { audience: Audience }) {
  const { file } = PRIVACY_COPY[audience];
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Format audience={audience} format="html" label={file.html} hint={file.htmlHint} />
      <Format audience={audience} format="json" label={file.json} hint={file.jsonHint} />
    </div>
  );
}

interface FormatProps {
  audience: Audience;
  format: CopyFormat;
  label: string;
  hint: string;
}

function Format({ audience, format, label, hint }: FormatProps) {
  const copy = useOwnCopy();
  const fetchIt = () =>
    copy.mutate(format, {
      onError: (error) => {
        const said = error instanceof ApiError ? error.detail.message : undefined;
        const failed = PRIVACY_COPY[audience].file.failed;
        toast({ title: failed.title, description: said ?? failed.description, variant: "destructive" });
      },
    });
  return (
    <Card as="div" tone="flat" className="grid content-start justify-items-start gap-3">
      <Button variant="secondary" pending={copy.isPending} onClick={fetchIt}>
        {label}
      </Button>
      <CardText className="mt-0">{hint}</CardText>
    </Card>
  );
}
