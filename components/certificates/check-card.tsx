"use client";

import Link from "next/link";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { useShowName } from "@/lib/features/certificates/client";
import { CERTIFICATES_COPY } from "@/lib/features/certificates/copy";
import { checkPath } from "@/lib/features/certificates/policy";
import type { Certificate } from "@/lib/features/certificates/types";
import type { Audience } from "@/lib/shared/audience";

interface CheckCardProps {
  audience: Audience;
  certificate: Certificate;
  checkAddress: string;
}

/**
 * Shows what strangers can learn from the code, and lets the holder decide whether their name is
 * included.
 */
export function CheckCard({ audience, certificate, checkAddress }: CheckCardProps) {
  const { detail, failed } = CERTIFICATES_COPY[audience];
  const show = useShowName();
  const shown = show.isPending ? show.variables.nameShown : certificate.nameShown;
  return (
    <Card tone="flat" className="grid grid-cols-1 gap-3 print:hidden">
      <CardTitle className="text-xl">{detail.check}</CardTitle>
      <p>{detail.checkText}</p>
      {detail.showName ? (
        <Checkbox
          data-kept
          label={detail.showName}
          hint={detail.nameHint}
          checked={shown}
          disabled={show.isPending}
          onChange={(event) =>
            show.mutate(
              { id: certificate.id, nameShown: event.target.checked },
              {
                onError: (error) => {
                  if (!bounceIfUnauthorized(error))
                    toast({ ...failed.name, variant: "destructive" });
                },
              },
            )
          }
        />
      ) : (
        <p className="text-ink-soft">{detail.initialsOnly}</p>
      )}
      <p>
        <Link
          href={checkPath(certificate.verificationHash)}
          prefetch={false}
          className="prose-link"
        >
          {detail.openCheck}
        </Link>
      </p>
      <p className="break-all text-ink-soft text-sm">{checkAddress}</p>
    </Card>
  );
}
