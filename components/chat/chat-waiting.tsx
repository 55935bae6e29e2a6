"use client";

import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { CHAT_COPY } from "@/lib/features/chat/copy";
import { Composer } from "./composer";
import { Notice } from "./notice";
import { PanelFrame } from "./panel-frame";
import { PanelHeader } from "./panel-header";
import { Persona } from "./persona";
import { RoomFrame } from "./room-frame";
import type { ChatPerson } from "./types";
import { useUnheard } from "./use-unheard";

/** In place of the conversation while a parent has not agreed: nothing is stored yet, and help comes all the same (contract 8). */
export function ChatWaiting({ person }: { person: ChatPerson }) {
  const { audience } = person;
  const { waiting } = CHAT_COPY[audience];
  const { text, change, busy, refusal, send, examine } = useUnheard(audience);
  return (
    <RoomFrame>
      <PanelFrame>
        <PanelHeader person={person} expression={text === "" ? "resting" : "listening"} waiting={waiting.status} />
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
          <EmptyState
            title={waiting.title}
            art={<Persona audience={audience} expression="listening" />}
            action={
              <LinkButton href="/" variant="secondary">
                {waiting.home}
              </LinkButton>
            }
            className="m-auto"
          >
            {waiting.text}
          </EmptyState>
        </div>
        <Composer
          audience={audience}
          text={text}
          placeholder={waiting.placeholder}
          busy={busy}
          onChange={change}
          onSend={send}
          onTooLong={examine}
          notice={refusal ? <Notice audience={audience} refusal={refusal} onTryAgain={send} /> : null}
        />
      </PanelFrame>
    </RoomFrame>
  );
}
