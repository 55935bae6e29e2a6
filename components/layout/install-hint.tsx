"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  dismissInstall,
  isApple,
  isDismissed,
  isInstalled,
  onInstallable,
} from "@/lib/client/install";
import type { Audience } from "@/lib/shared/audience";
import { INSTALL_COPY } from "./install/copy";

type Offer =
  | { readonly by: "browser"; readonly ask: () => Promise<void> }
  | { readonly by: "hand" };

/** A subtle line, shown only where installing is possible and wasn't declined before (QR-05). */
export function InstallHint({ audience }: { audience: Audience }) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const copy = INSTALL_COPY[audience];

  useEffect(() => {
    if (isInstalled() || isDismissed()) return;
    if (isApple()) setOffer({ by: "hand" });
    return onInstallable((ask) => setOffer({ by: "browser", ask }));
  }, []);

  function decline() {
    dismissInstall();
    setOffer(null);
  }

  /** Asks at most once; if the browser refuses to show its prompt, there's nothing left to do. */
  function ask(browser: () => Promise<void>) {
    setOffer(null);
    browser().catch(() => undefined);
  }

  if (!offer) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-card px-4 py-3 text-ink-soft text-sm">
      <p className="min-w-0 flex-1 basis-56">{offer.by === "hand" ? copy.apple : copy.text}</p>
      {offer.by === "browser" ? (
        <Button size="sm" onClick={() => ask(offer.ask)}>
          {copy.add}
        </Button>
      ) : null}
      <Button size="sm" variant="quiet" onClick={decline}>
        {copy.no}
      </Button>
    </div>
  );
}
