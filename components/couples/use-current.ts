"use client";

import { useEffect, useState } from "react";
import { type ShownRelationship, useRelationshipSessions } from "@/lib/features/couples/client";
import type { OpenTalk } from "./use-open-talk";

export interface Current {
  /**
   * Whom the page is about now: of the open talk, else as chosen, else the newest. Null while
   * nothing runs.
   */
  readonly current: ShownRelationship | null;
  choose(id: string): void;
}

/**
 * Somebody may share a space with more than one person; forms and private questions are about one
 * of them at a time.
 */
export function useCurrent(running: readonly ShownRelationship[], talk: OpenTalk): Current {
  const [chosen, setChosen] = useState<string | null>(null);
  const open = useRelationshipSessions().data?.find(({ id }) => id === talk.id);
  const wanted = open?.relationshipId ?? chosen;
  const current = running.find(({ id }) => id === wanted) ?? running[0] ?? null;
  const currentId = current?.id ?? null;
  // It stays the one: a new relationship that begins meanwhile must not close what is being filled
  // in.
  useEffect(() => setChosen(currentId), [currentId]);
  return {
    current,
    choose: (id) => {
      talk.clear();
      setChosen(id);
    },
  };
}
