"use client";

import { useState } from "react";
import { type ShownMessage, useEarlierMessages } from "@/lib/features/conversation/client";
import { MESSAGES_PER_PAGE } from "@/lib/features/conversation/constants";

export interface Earlier {
  /** There may be more than what is shown. */
  readonly more: boolean;
  /** The button has led to the very first message, and is gone. */
  readonly isWhole: boolean;
  /** How many of the shown messages were fetched from further back. */
  readonly count: number;
  readonly isPending: boolean;
  readonly isError: boolean;
  fetch(): void;
}

/** The way back through a conversation that is longer than one page. */
export function useEarlier(sessionId: string, messages: readonly ShownMessage[]): Earlier {
  const { mutate, isPending, isError } = useEarlierMessages(sessionId);
  // Known before anything comes, so that not even one drawing mixes the earlier ones with the rest.
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
