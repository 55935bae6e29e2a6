"use client";

import { useState } from "react";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import type { ShownSession } from "@/lib/features/conversation/client";
import { useTraumaSessions } from "@/lib/features/trauma/client";
import { NO_TALK } from "./places";

/**
 * Replaces the URL, so that a reload finds the same talk and Back leaves the page rather than the
 * talk.
 */
function keepInAddress(id: string | null): void {
  const { pathname } = window.location;
  window.history.replaceState(null, "", id ? `${pathname}?talk=${id}` : pathname);
}

/**
 * Moves text typed while no talk was open into the opened talk's draft, below any text already
 * there.
 */
function bringDraft(id: string): void {
  const text = readDraft(`chat.${NO_TALK}`);
  if (!text) return;
  const waiting = readDraft(`chat.${id}`);
  writeDraft(`chat.${id}`, waiting ? `${waiting}\n${text}` : text);
  writeDraft(`chat.${NO_TALK}`, "");
}

interface OpenTalk {
  readonly session: ShownSession | null;
  /** The person opened it on this page; false if it was open on load. */
  readonly entered: boolean;
  enter(id: string): void;
  leave(): void;
}

/** Tracks the open talk; a deleted one counts as none. */
export function useOpenTalk(first: string | null): OpenTalk {
  const [{ id, entered }, setOpen] = useState({ id: first, entered: false });
  const { data } = useTraumaSessions();
  const session = data?.find((each) => each.id === id) ?? null;

  function enter(next: string) {
    if (next !== id) bringDraft(next);
    setOpen({ id: next, entered: true });
    keepInAddress(next);
  }

  function leave() {
    setOpen({ id: null, entered: false });
    keepInAddress(null);
  }

  return { session, entered, enter, leave };
}
