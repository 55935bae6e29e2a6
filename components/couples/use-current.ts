"use client";

import { useEffect, useState } from "react";
import { type ShownRelationship, useRelationshipSessions } from "@/lib/features/couples/client";
import type { OpenTalk } from "./use-open-talk";

export interface Current {
  /**
   * The relationship the page is about: the open talk's, or else the chosen one, or else the
   * newest. Null while there is none.
   */
  readonly current: ShownRelationship | null;
  choose(id: string): void;
}

/**
 * Someone may share a space with more than one person; forms and private questions are about one
 * of them at a time.
 */
export function useCurrent(running: readonly ShownRelationship[], talk: OpenTalk): Current {
  const [chosen, setChosen] = useState<string | null>(null);
  const open = useRelationshipSessions().data?.find(({ id }) => id === talk.id);
  const wanted = open?.relationshipId ?? chosen;
  const current = running.find(({ id }) => id === wanted) ?? running[0] ?? null;
  const currentId = current?.id ?? null;
  // Pins the choice: a new relationship that starts in the meantime must not close a form being
  // filled in.
  useEffect(() => setChosen(currentId), [currentId]);
  return {
    current,
    choose: (id) => {
      talk.clear();
      setChosen(id);
    },
  };
}
