"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { isUnauthorized } from "@/lib/client/api";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { toast } from "@/lib/client/toast";
import { newUuid } from "@/lib/client/uuid";
import { useOpenSession } from "@/lib/features/conversation/client";
import { WAITING_ROOM } from "@/lib/features/conversation/constants";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import { PanelFrame, RoomFrame } from "./frames";
import { PanelHeader } from "./panel-header";
import type { ChatPerson } from "./types";

/** Moves a draft the child wrote before consent into the field of their first conversation. */
function bringDraft(sessionId: string): void {
  const text = readDraft(`chat.${WAITING_ROOM}`);
  if (!text) return;
  writeDraft(`chat.${sessionId}`, text);
  writeDraft(`chat.${WAITING_ROOM}`, "");
}

/**
 * /chat without an id: opens one conversation and redirects to it (CHAT-01). A GET must not change
 * anything, so the client does this.
 */
export function OpenChat({ person }: { person: ChatPerson }) {
  const { audience } = person;
  const copy = CHAT_COPY[audience];
  const { replace } = useRouter();
  const { mutateAsync, isError, isPending } = useOpenSession();
  // One idempotency key per visit, so that double-run effects and retries open one conversation.
  const key = useRef<string>(undefined);

  const open = useCallback(async () => {
    key.current ??= newUuid();
    try {
      const session = await mutateAsync({ title: copy.newSessionTitle, key: key.current });
      bringDraft(session.id);
      replace(`/chat/${session.id}`);
    } catch (error) {
      if (!isUnauthorized(error)) toast({ ...copy.toast.openFailed, variant: "destructive" });
    }
  }, [mutateAsync, replace, copy]);

  useEffect(() => {
    if (key.current === undefined) void open();
  }, [open]);

  return (
    <RoomFrame>
      <PanelFrame>
        <PanelHeader person={person} expression="resting" />
        {isError ? (
          <ErrorState
            title={copy.openFailed}
            onRetry={open}
            retryLabel={copy.retry}
            retrying={isPending}
            className="m-auto"
          />
        ) : (
          <Opening label={copy.opening} />
        )}
      </PanelFrame>
    </RoomFrame>
  );
}

function Opening({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="mx-auto grid w-full max-w-3xl content-start gap-4 p-5">
      <p role="status" className="flex items-center gap-3 text-ink-soft text-sm">
        <Spinner className="size-5 text-primary" />
        {label}
      </p>
      <Skeleton className="h-20 w-4/5 rounded-[1.25rem]" />
      <Skeleton className="h-12 w-3/5 rounded-[1.25rem]" />
    </div>
  );
}
