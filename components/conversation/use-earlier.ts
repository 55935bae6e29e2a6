"use client";

import { useState } from "react";
import { type ShownMessage, useEarlierMessages } from "@/lib/features/conversation/client";
import { MESSAGES_PER_PAGE } from "@/lib/features/conversation/constants";

export interface Earlier {
  /** True if there may be more messages than are shown. */
  readonly more: boolean;
  /** True once the button has led to the very first message and is gone. */
  readonly isWhole: boolean;
  /** Number of shown messages that were loaded from further back. */
  readonly count: number;
  readonly isPending: boolean;
  readonly isError: boolean;
  fetch(): void;
}

/** Loads earlier messages of a conversation that's longer than one page. */
export function useEarlier(sessionId: string, messages: readonly ShownMessage[]): Earlier {
  const { mutate, isPending, isError } = useEarlierMessages(sessionId);
  // Set before anything arrives, so that no render mixes earlier messages with the rest.
  const [firstId, setFirstId] = useState<string>();
  const [isWhole, setWhole] = useState(false);

  function fetchEarlier() {
    setFirstId((before) => before ?? messages[0]?.id);
    mutate(undefined, { onSuccess: (came) => setWhole(came < MESSAGES_PER_PAGE) });
  }

  return {
    more: messages.length >= MESSAGES_PER_PAGE && !isWhole,
    isWhole,
    count: firstId
      ? Math.max(
          0,
          messages.findIndex(({ id }) => id === firstId),
        )
      : 0,
    isPending,
    isError,
    fetch: fetchEarlier,
  };
}
