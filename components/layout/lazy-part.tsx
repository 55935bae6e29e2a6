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
  /** Fetches its script, so that it is there when the network is not. */
  readonly ahead: () => Promise<void>;
};

interface Places<P> {
  /** In its place until it is there, and of its size. */
  loading: ReactNode;
  /**
   * What is said where it does not come; `of` is what the part would get, for whatever leads out of
   * it.
   */
  failed?: ComponentType<Failure & { of: P }>;
  /** What the server drew of it is whole without its script: it stays when that does not come. */
  still?: boolean;
}

const never = () => () => undefined;
/**
 * Whether this stands where the server drew something, which is taken over. It is asked once: an
 * answer that changed after the take-over would draw anew what still waits for its script, and what
 * the server drew would be gone until then.
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
  /** What was fetched already. */
  ready: ComponentType<P> | null;
  /** Calls `tell` when it is: a script that came for one place has come for all of them. */
  readonly onReady: (tell: () => void) => () => void;
  /** Where it is first drawn in the browser, and where it takes over what the server drew. */
  readonly Waited: ComponentType<P>;
  readonly Taking: ComponentType<P>;
  readonly loading: ReactNode;
}

/**
 * A part whose script is not among those of the first load. The server draws it where it is shown
 * from the start. A script that does not come is said in its place, with a way to try again: `lazy`
 * alone would remember the failure for as long as the page is open.
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

/** Answers when the script has come, with the first network or a later one. */
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
  // The one it began with: another would draw it anew, and lose what was begun in it.
  const [begun] = useState(() => ({ With: isTakenOver ? null : part.ready, props }));
  const [isThere, setThere] = useState(!isTakenOver);
  const Awaited = isTakenOver ? part.Taking : part.Waited;
  // Other props, or only another element, would make React give up what the server drew before its
  // script is there.
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

/** Tells that what stands beside it has come. */
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
 * Stands where a part is missing: tries when it is asked to, and by itself when the network is back
 * or it is shown again.
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
  // The button that was pressed is gone; unless what came has taken the focus, the keyboard goes on
  // from its beginning.
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

/** For a place that has room for a button and no more. */
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

/** Fetches parts once the page has come to rest. Give it a list that stays the same. */
export function useAhead(parts: readonly Pick<LazyPart<never>, "ahead">[]): void {
  useEffect(
    () =>
      whenSettled(() => {
        for (const part of parts) void part.ahead();
      }),
    [parts],
  );
}
