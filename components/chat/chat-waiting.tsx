import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { CHAT_COPY } from "@/lib/features/chat/copy";
import { PanelFrame } from "./panel-frame";
import { PanelHeader } from "./panel-header";
import { Persona } from "./persona";
import { RoomFrame } from "./room-frame";
import type { ChatPerson } from "./types";

/** In place of the conversation while a parent has not agreed: nothing is stored yet (contract 8). */
export function ChatWaiting({ person }: { person: ChatPerson }) {
  const { waiting } = CHAT_COPY[person.audience];
  return (
    <RoomFrame>
      <PanelFrame>
        <PanelHeader person={person} expression="resting" />
        <EmptyState
          title={waiting.title}
          art={<Persona audience={person.audience} expression="listening" />}
          action={<LinkButton href="/">{waiting.home}</LinkButton>}
          className="m-auto"
        >
          {waiting.text}
        </EmptyState>
      </PanelFrame>
    </RoomFrame>
  );
}
