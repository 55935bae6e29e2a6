"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useDisconnect } from "@/lib/features/growth/connections/client";
import type { OauthPlatform } from "@/lib/features/growth/connections/constants";
import { CONNECTIONS_COPY, nameOf } from "@/lib/features/growth/connections/copy";

const { sure, toasts } = CONNECTIONS_COPY;

/** Takes two presses, because reconnecting requires a new authorization (CONN-15). */
export function DisconnectButton({ platform }: { platform: OauthPlatform }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const disconnect = useDisconnect();
  const name = nameOf(platform);

  const leave = () =>
    disconnect.mutate(platform, {
      onSuccess: ({ revoked }) => void toast(revoked ? toasts.note : toasts.notRevoked(name)),
      onError: (error) => {
        // An expired session is announced elsewhere, which also redirects (ERR-26).
        if (error instanceof ApiError && error.status === 401) return;
        // Another tab already disconnected it; the refetched status shows that too.
        if (error instanceof ApiError && error.status === 409) {
          return void toast({
            ...toasts.note,
            description: error.detail.message ?? toasts.note.description,
          });
        }
        toast({ ...toasts.disconnectFailed, variant: "destructive" });
      },
      onSettled: () => dialog.current?.close(),
    });

  return (
    <>
      <Button
        variant="danger"
        size="sm"
        aria-haspopup="dialog"
        aria-describedby={`${platform}-card`}
        onClick={() => dialog.current?.showModal()}
      >
        {CONNECTIONS_COPY.disconnect}
      </Button>
      <Dialog
        ref={dialog}
        id={`disconnect-${platform}`}
        title={sure.title(name)}
        description={sure.text(name)}
        footer={
          <>
            <Button variant="danger" pending={disconnect.isPending} onClick={leave}>
              {sure.yes(name)}
            </Button>
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              {sure.no}
            </Button>
          </>
        }
      />
    </>
  );
}
