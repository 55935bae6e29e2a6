"use client";

import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { CONSENT_PENDING_COPY as copy } from "@/lib/core/consent/copy";
import type { WithoutYes } from "@/lib/core/consent/types";
import { Composer } from "./composer";
import { PanelFrame, RoomFrame } from "./frames";
import { Notice } from "./notice";
import { PanelHeader } from "./panel-header";
import { Persona } from "./persona";
import type { ChatPerson } from "./types";
import { useChatWithoutConsent } from "./use-chat-without-consent";

/**
 * Replaces the conversation while there's no parental consent: nothing is stored, but help still
 * comes (contract 8).
 */
export function ChatWaiting({ person, shut }: { person: ChatPerson; shut: WithoutYes }) {
  const { audience } = person;
  const { status, placeholder, talk } = copy.shut[shut];
  const { text, change, busy, refusal, send, examine } = useChatWithoutConsent(audience, shut);
  return (
    <RoomFrame>
      <PanelFrame>
        <PanelHeader
          person={person}
          expression={text === "" ? "resting" : "listening"}
          waiting={status}
        />
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
          <EmptyState
            title={copy.title[shut]}
            art={<Persona audience={audience} expression="listening" />}
            action={
              <LinkButton href="/" variant="secondary">
                {copy.back}
              </LinkButton>
            }
            className="m-auto"
          >
            {talk} {shut === "withdrawn" ? `${copy.stays} ` : ""}
            {copy.field}
          </EmptyState>
        </div>
        <Composer
          audience={audience}
          text={text}
          placeholder={placeholder}
          busy={busy}
          onChange={change}
          onSend={send}
          onTooLong={examine}
          notice={
            refusal ? <Notice audience={audience} refusal={refusal} onTryAgain={send} /> : null
          }
        />
      </PanelFrame>
    </RoomFrame>
  );
}
