"use client";

import type { Draft } from "@/components/conversation/use-draft";
import { LinkButton } from "@/components/ui/link-button";
import { writeDraft } from "@/lib/client/drafts";
import { WAITING_ROOM } from "@/lib/features/conversation/constants";
import { COUPLES_COPY } from "@/lib/features/couples/copy";

const { adult } = COUPLES_COPY;

/**
 * Replaces the composer once the space is closed. An unsent text isn't lost, least of all one meant
 * for the guide alone: the person can take it along into a conversation of their own.
 */
export function ClosedSpace({ draft }: { draft: Pick<Draft, "text" | "change" | "sent"> }) {
  const { text } = draft;
  const unsent = text.trim() !== "";

  function bring() {
    if (!unsent) return;
    writeDraft(`chat.${WAITING_ROOM}`, text);
    draft.sent(text);
    draft.change("");
  }

  return (
    <div className="grid justify-items-start gap-3 border-line border-t px-5 py-4">
      <p role="status">{adult.closedSpace}</p>
      {unsent ? (
        <>
          <p className="text-sm">{adult.talk.unsent}</p>
          <blockquote
            dir="auto"
            className="wrap-anywhere max-h-32 w-full overflow-y-auto whitespace-pre-wrap border-line-strong border-s-2 ps-3 text-ink-soft"
          >
            {text}
          </blockquote>
        </>
      ) : null}
      <LinkButton href="/chat" variant="secondary" size="sm" prefetch={false} onClick={bring}>
        {unsent ? adult.talk.bring : adult.session.toSelf}
      </LinkButton>
    </div>
  );
}
