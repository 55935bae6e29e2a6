"use client";

import { useState } from "react";
import type { ShownSession } from "@/lib/features/chat/client";
import { useTraumaSessions } from "@/lib/features/trauma/client";

/** Written to the address, so that a reload finds the same talk; going back leaves the page and not the talk. */
function keepInAddress(id: string | null): void {
  const { pathname } = window.location;
  window.history.replaceState(null, "", id ? `${pathname}?talk=${id}` : pathname);
}

interface OpenTalk {
  readonly session: ShownSession | null;
  /** The person has opened it on this page, rather than found it open. */
  readonly entered: boolean;
  enter(id: string): void;
  leave(): void;
}

/** Which talk is open; one that was deleted is none. */
export function useOpenTalk(first: string | null): OpenTalk {
  const [{ id, entered }, setOpen] = useState({ id: first, entered: false });
  const { data } = useTraumaSessions();
  const session = data?.find((each) => each.id === id) ?? null;

  function enter(next: string) {
    setOpen({ id: next, entered: true });
    keepInAddress(next);
  }

  function leave() {
    setOpen({ id: null, entered: false });
    keepInAddress(null);
  }

  return { session, entered, enter, leave };
}
