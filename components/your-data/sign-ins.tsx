"use client";

import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { useEndOtherSignIns, useSignIns } from "@/lib/core/identity/sign-ins/client";
import { SIGN_INS_COPY, type SignInsCopy } from "@/lib/core/identity/sign-ins/copy";
import type { SignInPlace } from "@/lib/core/identity/types";
import type { Audience } from "@/lib/shared/audience";
import { fullMoment } from "@/lib/shared/dates";

/** Lists where the person is signed in, with one button to sign out everywhere else. */
export function SignIns({ audience }: { audience: Audience }) {
  const copy = SIGN_INS_COPY[audience];
  const places = useSignIns();
  if (places.data) return <Places copy={copy} places={places.data} />;
  if (places.isError) {
    return (
      <ErrorState
        title={copy.failed}
        onRetry={() => void places.refetch()}
        retryLabel={copy.retry}
        retrying={places.isFetching}
      />
    );
  }
  return (
    <div aria-busy="true">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-20 w-full rounded-card" />
    </div>
  );
}

function Places({ copy, places }: { copy: SignInsCopy; places: readonly SignInPlace[] }) {
  const ending = useEndOtherSignIns();
  const isAlone = places.length < 2;
  const end = () =>
    ending.mutate(undefined, {
      onSuccess: () => toast({ title: copy.ended }),
      onError: () => toast({ ...copy.notEnded, variant: "destructive" }),
    });
  return (
    <>
      <p className="text-ink-soft">{isAlone ? copy.alone : copy.lead}</p>
      <Card as="div" tone="flat" className="grid gap-4">
        <ul aria-label={copy.list} className="grid gap-3">
          {places.map((place) => (
            <Place key={`${place.since} ${place.here}`} copy={copy} place={place} />
          ))}
        </ul>
        <Button
          variant="secondary"
          className="justify-self-start"
          // Not `disabled`: that would drop the focus on press.
          aria-disabled={isAlone || undefined}
          pending={ending.isPending}
          onClick={() => (isAlone ? undefined : end())}
        >
          {copy.end}
        </Button>
      </Card>
      <p className="text-ink-soft text-sm">{copy.unknown}</p>
    </>
  );
}

function Place({ copy, place: { since, here } }: { copy: SignInsCopy; place: SignInPlace }) {
  const zone = useTimeZone();
  return (
    <li>
      <span className="font-semibold">{here ? copy.here : copy.other}</span>{" "}
      <span className="text-ink-soft tabular-nums">
        {copy.since} {zone ? <time dateTime={since}>{fullMoment(since, zone)}</time> : "\u00a0"}
      </span>
    </li>
  );
}
