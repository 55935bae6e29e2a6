"use client";

import { MessagesSquare } from "lucide-react";
import { useRef, useState } from "react";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { TraumaLink } from "@/components/trauma/trauma-link";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type ShownSession, useSessions } from "@/lib/features/conversation/client";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import { TRAUMA_MOOD } from "@/lib/features/conversation/trauma/constants";
import { ChatPanel } from "./chat-panel";
import { RoomFrame } from "./frames";
import { SessionList } from "./session-list";
import { SessionOptions } from "./session-options";
import type { ChatPerson } from "./types";

/** The conversation next to the list of the others; on phones and tablets the list is a drawer. */
export function ChatRoom({ sessionId, person }: { sessionId: string; person: ChatPerson }) {
  const { audience } = person;
  const copy = CHAT_COPY[audience].list;
  const drawer = useRef<HTMLDialogElement>(null);
  const options = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<ShownSession | null>(null);
  const mood = useSessions().data?.find(({ id }) => id === sessionId)?.mood;

  function showOptions(session: ShownSession) {
    setChosen(session);
    options.current?.showModal();
  }

  const list = { audience, currentId: sessionId, onOptions: showOptions };
  return (
    <RoomFrame
      aside={
        <nav aria-label={copy.title}>
          <h2 className="px-3.5 pb-3 text-xl">{copy.title}</h2>
          <SessionList {...list} />
        </nav>
      }
    >
      <ChatPanel key={sessionId} sessionId={sessionId} person={person}>
        {mood === TRAUMA_MOOD && audience === "adult" ? <TraumaLink sessionId={sessionId} /> : null}
        <Button
          variant="quiet"
          size="icon"
          aria-label={copy.open}
          aria-haspopup="dialog"
          onClick={() => drawer.current?.showModal()}
          className="-me-2 lg:hidden"
        >
          <MessagesSquare aria-hidden className="size-5" />
        </Button>
      </ChatPanel>
      <Dialog
        ref={drawer}
        id="conversations"
        title={copy.title}
        footer={
          <>
            <Button variant="secondary" onClick={() => drawer.current?.close()}>
              {copy.close}
            </Button>
            {/* The page behind the drawer is inert, so the drawer needs its own Crisis button. */}
            <CrisisButton className="ms-auto">{SHELL[audience].crisis}</CrisisButton>
          </>
        }
      >
        <div className="mt-5">
          <SessionList {...list} onLeave={() => drawer.current?.close()} />
        </div>
      </Dialog>
      <SessionOptions
        audience={audience}
        session={chosen}
        currentId={sessionId}
        dialog={options}
        onClose={() => setChosen(null)}
      />
    </RoomFrame>
  );
}
