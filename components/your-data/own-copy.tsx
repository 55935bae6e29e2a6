"use client";

import { Button } from "@/components/ui/button";
import { Card, CardText } from "@/components/ui/card";
import { AnchorButton } from "@/components/ui/link-button";
import { wantsSignIn } from "@/lib/across/your-data/erasure/client";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useOwnCopy, type WantedCopy } from "@/lib/core/consent/privacy/client";
import { PRIVACY_COPY } from "@/lib/core/consent/privacy/copy";
import type { Audience } from "@/lib/shared/audience";

const SIGN_IN_AGAIN = `/api/login?fresh&returnTo=${encodeURIComponent("/account")}`;

/** Downloads everything in one file: to read, or as data for another service (GDPR 15, 20). */
export function OwnCopy({ audience }: { audience: Audience }) {
  const { file } = PRIVACY_COPY[audience];
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Format
        audience={audience}
        wanted={{ format: "html" }}
        label={file.html}
        hint={file.htmlHint}
      />
      <Format
        audience={audience}
        wanted={{ format: "json" }}
        label={file.json}
        hint={file.jsonHint}
      />
      {file.questions ? (
        <Format
          audience={audience}
          wanted={{ format: "html", isEverything: true }}
          label={file.questions.label}
          hint={file.questions.hint}
        />
      ) : null}
    </div>
  );
}

interface FormatProps {
  audience: Audience;
  wanted: WantedCopy;
  label: string;
  hint: string;
}

function Format({ audience, wanted, label, hint }: FormatProps) {
  const copy = useOwnCopy();
  const { failed, questions } = PRIVACY_COPY[audience].file;
  const fetchIt = () =>
    copy.mutate(wanted, {
      onError: (error) => {
        if (wantsSignIn(error)) return;
        const said = error instanceof ApiError ? error.detail.message : undefined;
        toast({
          title: failed.title,
          description: said ?? failed.description,
          variant: "destructive",
        });
      },
    });
  return (
    <Card as="div" tone="flat" className="grid content-start justify-items-start gap-3">
      <Button variant="secondary" pending={copy.isPending} onClick={fetchIt}>
        {label}
      </Button>
      <CardText className="mt-0">{hint}</CardText>
      {questions && wantsSignIn(copy.error) ? (
        <div
          role="alert"
          className="grid justify-items-start gap-3 rounded-control bg-accent-soft px-4 py-3"
        >
          <p>{questions.again}</p>
          <AnchorButton href={SIGN_IN_AGAIN} variant="secondary" size="sm">
            {questions.link}
          </AnchorButton>
        </div>
      ) : null}
    </Card>
  );
}
