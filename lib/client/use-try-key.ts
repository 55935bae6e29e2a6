"use client";

import { useRef } from "react";
import { newUuid } from "./uuid";

interface TryKey {
  /** The same for every try of one thing; another one as soon as something in it was changed. */
  keyFor(body: unknown): string;
  /** It arrived: the same words sent again are another thing. */
  done(): void;
}

/**
 * The Idempotency-Key of a form: a try whose answer was lost on the way must not be carried out
 * twice.
 */
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
