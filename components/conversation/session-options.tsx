"use client";

import type { RefObject } from "react";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { lazyPart, useAhead } from "@/components/layout/lazy-part";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { ShownSession } from "@/lib/features/conversation/client";
import { OPTIONS_COPY } from "@/lib/features/conversation/copy/options";
import type { Audience } from "@/lib/shared/audience";

export const SessionChanges = lazyPart(
  () => import("./session-changes").then((module) => module.SessionChanges),
  {
    loading: <Skeleton aria-busy="true" className="mt-5 h-84" />,
  },
);

const AHEAD = [SessionChanges];

interface SessionOptionsProps {
  audience: Audience;
  /** The conversation the dialog is about; null until one is chosen. */
  session: ShownSession | null;
  currentId: string;
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
}

/**
 * Rename, end, delete: one dialog for all conversations. It opens before its content has loaded.
 */
export function SessionOptions({
  audience,
  session,
  currentId,
  dialog,
  onClose,
}: SessionOptionsProps) {
  const copy = OPTIONS_COPY[audience];
  useAhead(AHEAD);
  const close = () => dialog.current?.close();
  return (
    <Dialog
      ref={dialog}
      onClose={onClose}
      id="conversation-options"
      title={copy.optionsTitle}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {copy.close}
          </Button>
          <CrisisButton className="ms-auto">{SHELL[audience].crisis}</CrisisButton>
        </>
      }
    >
      {session ? (
        <SessionChanges
          key={session.id}
          audience={audience}
          session={session}
          currentId={currentId}
          onDone={close}
        />
      ) : null}
    </Dialog>
  );
}
