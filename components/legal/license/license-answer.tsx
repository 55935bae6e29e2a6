"use client";

import { CircleCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import {
  acceptLicense,
  declineLicense,
  readAcceptedAt,
  subscribeToLicense,
} from "@/lib/core/legal/client";
import { LICENSE_COPY } from "@/lib/core/legal/copy";
import type { Audience } from "@/lib/shared/audience";
import { fullDay } from "@/lib/shared/dates";

/**
 * Yes or no to the agreement; both lead home, and neither grants or blocks anything (LIC-02,
 * LIC-03, LIC-10).
 */
export function LicenseAnswer({ audience }: { audience: Audience }) {
  const copy = LICENSE_COPY[audience];
  const router = useRouter();
  const accept = () => {
    if (!acceptLicense(new Date())) toast(copy.notKept);
    router.push("/");
  };
  const decline = () => {
    declineLicense();
    router.push("/");
  };
  return (
    <div className="mt-9 border-line border-t pt-6 print:hidden">
      <AcceptedNote audience={audience} />
      <p className="text-ink-soft">{copy.notNeeded}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={accept}>{copy.accept}</Button>
        <Button variant="secondary" onClick={decline}>
          {copy.decline}
        </Button>
      </div>
    </div>
  );
}

const unknown = () => null;

/** Says that this device remembers a yes to this version, once browser storage has been read. */
function AcceptedNote({ audience }: { audience: Audience }) {
  const zone = useTimeZone();
  const acceptedAt = useSyncExternalStore(subscribeToLicense, readAcceptedAt, unknown);
  const at = acceptedAt ? new Date(acceptedAt) : null;
  if (!zone || !at || Number.isNaN(at.getTime())) return null;
  return (
    <p className="mb-3 flex items-center gap-2 font-semibold text-primary-deep">
      <CircleCheck aria-hidden className="size-5 shrink-0" />
      {LICENSE_COPY[audience].accepted(fullDay(at, zone))}
    </p>
  );
}
