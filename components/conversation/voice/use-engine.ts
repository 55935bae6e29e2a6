"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { whenSettled } from "@/lib/client/when-settled";
import type { Engine, EngineOptions, View } from "./engine";

export const loadKit = () => import("./kit");

interface LoadedEngine {
  readonly engine: Engine | null;
  readonly view: View | null;
  /** The voice code was requested but couldn't be loaded. */
  readonly isMissing: boolean;
  /** Runs `work` with the engine as soon as there is one. */
  use(work: (engine: Engine) => void): void;
}

/**
 * One conversation's engine: loaded when the page has settled or when it's needed, and disposed of
 * with the page.
 */
export function useEngine(options: EngineOptions): LoadedEngine {
  const latest = useRef(options);
  latest.current = options;
  const [engine, setEngine] = useState<Engine | null>(null);
  const [view, setView] = useState<View | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const loading = useRef<Promise<Engine | null>>(undefined);
  const visit = useRef(0);
  const current = useRef<Engine | null>(null);

  const load = useCallback((): Promise<Engine | null> => {
    const mine = visit.current;
    loading.current ??= loadKit().then(({ createEngine }) => {
      if (mine !== visit.current) return null;
      const created = createEngine({
        ...latest.current,
        send: (text) => latest.current.send(text),
        fill: (text) => latest.current.fill(text),
      });
      created.onView(() => setView(created.view()));
      setView(created.view());
      setEngine(created);
      current.current = created;
      return created;
    });
    return loading.current;
  }, []);

  useEffect(() => {
    const forget = whenSettled(() => void load().catch(() => (loading.current = undefined)));
    return () => {
      forget();
      visit.current += 1;
      current.current?.dispose();
      current.current = null;
      loading.current = undefined;
    };
  }, [load]);

  const use = useCallback(
    (work: (engine: Engine) => void) => {
      if (current.current) return work(current.current);
      load().then(
        (loaded) => {
          setIsMissing(false);
          if (loaded) work(loaded);
        },
        () => {
          loading.current = undefined;
          setIsMissing(true);
        },
      );
    },
    [load],
  );

  return { engine, view, isMissing, use };
}
