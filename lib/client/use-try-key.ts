"use client";

import { useRef } from "react";
import { newUuid } from "./uuid";

interface TryKey {
  /** Stays the same for every retry, and changes once anything in the body changes. */
  keyFor(body: unknown): string;
  /** The request arrived, so sending the same text again is something new. */
  done(): void;
}

/** A form's Idempotency-Key, so a request whose response was lost isn't carried out twice. */
export function useTryKey(): TryKey {
  const tried = useRef({ body: "", key: "" });
  return {
    keyFor: (what) => {
      const body = JSON.stringify(what);
      if (tried.current.body !== body) tried.current = { body, key: newUuid() };
      return tried.current.key;
    },
    done: () => {
      tried.current = { body: "", key: "" };
    },
  };
}
