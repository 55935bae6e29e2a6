"use client";

import { useRef } from "react";
import { newUuid } from "./uuid";

interface TryKey {
  /** Stays the same for every retry; changes once anything in the body changes. */
  keyFor(body: unknown): string;
  /** It arrived, so sending the same words again is something new. */
  done(): void;
}

/** A form's Idempotency-Key: a request whose answer was lost must not be carried out twice. */
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
