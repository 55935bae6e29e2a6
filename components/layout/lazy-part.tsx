"use client";

import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { whenSettled } from "@/lib/client/when-settled";
import { SHELL } from "./copy";
import { useAudience } from "./use-audience";

type Load<P> = () => Promise<ComponentType<P>>;

export interface Failure {
  onRetry: () => void;
  retrying: boolean;
}

export type LazyPart<P> = ComponentType<P> & {
  /** Prefetches the script, so that it's there when the network isn't. */
  readonly ahead: () => Promise<void>;
};

interface Places<P> {
  /** Placeholder of the same size, shown until the part has loaded. */
  loading: ReactNode;
  /**
   * Shown if the part doesn't load. `of` holds the part's props, so that the fallback can offer a
   * way out.
   */
  failed?: ComponentType<Failure & { of: P }>;
  /**
   * The server-rendered HTML is complete without the script, so it stays if the script doesn't
   * load.
   */
  still?: boolean;
}

const never = () => () => undefined;
/**
 * Tells whether this instance hydrates server-rendered HTML. It's decided once: if the answer
 * changed after hydration, React would re-render a part whose script is still loading, and the
 * server's HTML would be gone until then.
 */
function useIsTakenOver(): boolean {
  const [drawn] = useState<{ byServer?: boolean }>({});
  return useSyncExternalStore(
    never,
    () => (drawn.byServer ??= false),
    () => (drawn.byServer ??= true),
  );
}

interface Part<P> {
  readonly fetched: Load<P>;
  /** The component, if already loaded. */
  ready: ComponentType<P> | null;
  /** Calls `tell` on load: a script loaded for one place is loaded for all of them. */
  readonly onReady: (tell: () => void) => () => void;
  /** `Waited` is for a first render in the browser, `Taking` for hydrating server-rendered HTML. */
  readonly Waited: ComponentType<P>;
  readonly Taking: ComponentType<P>;
  readonly loading: ReactNode;
}

/**
 * A part whose script isn't in the initial load. The server renders it if it's shown from the
 * start. If the script fails to load, a message with a retry takes its place: `lazy` alone would
 * remember the failure as long as the page is open.
 */
export function lazyPart<P extends object>(
  load: Load<P>,
  { loading, failed = PartFailed, still = false }: Places<P>,
): LazyPart<P> {
  const waiting = new Set<() => void>();
  const fetched: Load<P> = async () => {
    const ready = await load();
    part.ready = ready;
    for (const tell of waiting) tell();
    return ready;
  };
  const onReady = (tell: () => void) => {
    waiting.add(tell);
    return () => waiting.delete(tell);
  };
  const missing = (props: P) => <Missing part={part} Failed={failed} props={props} />;
  const Waited = lazy(async () => ({ default: await fetched().catch(() => missing) }));
  const Taking = still ? lazy(async () => ({ default: await fetchedAtLast(fetched) })) : Waited;
  const part: Part<P> = { fetched, ready: null, onReady, Waited, Taking, loading };
  const ahead = () =>
    fetched().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(
    memo<P>((props) => <Shown part={part} props={props as P} />) as unknown as ComponentType<P>,
    {
      ahead,
    },
  );
}

/** Resolves once the script has loaded, now or after the network comes back. */
async function fetchedAtLast<P>(fetched: Load<P>): Promise<ComponentType<P>> {
  for (;;) {
    try {
      return await fetched();
    } catch {
      await new Promise((again) => window.addEventListener("online", again, { once: true }));
    }
  }
}

function Shown<P extends object>({ part, props }: { part: Part<P>; props: P }) {
  const isTakenOver = useIsTakenOver();
  // Keep the component this instance started with: another one would remount and lose its state.
  const [begun] = useState(() => ({ With: isTakenOver ? null : part.ready, props }));
  const [isThere, setThere] = useState(!isTakenOver);
  const Awaited = isTakenOver ? part.Taking : part.Waited;
  // Changed props, or even just a new element, would make React discard the server's HTML before
  // the script is there.
  const latest = isThere ? props : begun.props;
  const awaited = useMemo(
    () => (
      <Suspense fallback={part.loading}>
        <Awaited {...latest} />
        {isThere ? null : <Arrived tell={setThere} />}
      </Suspense>
    ),
    [part, Awaited, latest, isThere],
  );
  return begun.With ? <begun.With {...props} /> : awaited;
}

/** Signals that its Suspense sibling has loaded. */
function Arrived({ tell }: { tell: (there: true) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}

interface MissingProps<P> {
  part: Part<P>;
  Failed: ComponentType<Failure & { of: P }>;
  props: P;
}

/**
 * Replaces a part that failed to load: retries when asked, when the network is back, or when it's
 * shown again.
 */
function Missing<P extends object>({ part, Failed, props }: MissingProps<P>) {
  const Found = useSyncExternalStore(
    part.onReady,
    () => part.ready,
    () => null,
  );
  const [retrying, setRetrying] = useState(false);
  const isPressed = useRef(false);
  const place = useRef<HTMLSpanElement>(null);
  const retry = useCallback(async () => {
    setRetrying(true);
    await part.fetched().catch(() => undefined);
    setRetrying(false);
  }, [part]);
  useEffect(() => {
    void retry();
    const online = () => void retry();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, [retry]);
  // The pressed button is gone; unless the loaded part has taken focus, the keyboard continues from
  // its start.
  useEffect(() => {
    if (Found && isPressed.current && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
  }, [Found]);
  function press() {
    isPressed.current = true;
    void retry();
  }
  if (!Found) return <Failed onRetry={press} retrying={retrying} of={props} />;
  return (
    <>
      <span ref={place} tabIndex={-1} className="sr-only" />
      <Found {...props} />
    </>
  );
}

export function PartFailed({ onRetry, retrying }: Failure) {
  const copy = SHELL[useAudience()].part;
  return (
    <ErrorState title={copy.failed} onRetry={onRetry} retryLabel={copy.retry} retrying={retrying}>
      {copy.text}
    </ErrorState>
  );
}

/** A retry for places that only have space for a button. */
export function RetryAlone({ onRetry, retrying }: Failure) {
  const copy = SHELL[useAudience()].part;
  return (
    <Button
      variant="quiet"
      size="sm"
      pending={retrying}
      aria-label={copy.failedRetry}
      onClick={onRetry}
    >
      {copy.retry}
    </Button>
  );
}

/** Prefetches parts once the page has settled. The list must be referentially stable. */
export function useAhead(parts: readonly Pick<LazyPart<never>, "ahead">[]): void {
  useEffect(
    () =>
      whenSettled(() => {
        for (const part of parts) void part.ahead();
      }),
    [parts],
  );
}
