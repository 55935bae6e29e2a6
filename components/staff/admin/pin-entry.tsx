"use client";

import { KeyRound } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAuthenticate } from "@/lib/across/staff/client";
import { MAX_PIN, MIN_PIN, TRIES_LEFT_HEADER } from "@/lib/across/staff/constants";
import { ADMIN_COPY, TILES } from "@/lib/across/staff/copy";
import { requestFailed } from "@/lib/client/admin-session";
import { ApiError, isUnauthorized } from "@/lib/client/api";
import { useTimeZone } from "@/lib/client/time-zone";
import { timeOfDay } from "@/lib/shared/dates";

const COPY = ADMIN_COPY.door;

/**
 * Asks for the PIN (ADMN-01, VALD-23). Clears a refused PIN, but keeps one that was never checked
 * because the network was down.
 */
export function PinEntry({ goal }: { goal: string | null }) {
  const [pin, setPin] = useState("");
  const [problem, setProblem] = useState<string>();
  const [lockedUntil, setLockedUntil] = useState<number | null>(null);
  const [next, setNext] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const zone = useTimeZone() ?? "UTC";
  const authenticate = useAuthenticate();

  useEffect(() => {
    if (lockedUntil === null) return;
    const open = () => {
      setLockedUntil(null);
      setProblem(undefined);
      setNext(undefined);
    };
    const timer = setTimeout(open, Math.max(0, lockedUntil - Date.now()));
    return () => clearTimeout(timer);
  }, [lockedUntil]);

  function refuse(error: unknown) {
    const refusal = refusalOf(error);
    if (!refusal.keepPin) setPin("");
    const until = refusal.waitSeconds === null ? null : Date.now() + refusal.waitSeconds * 1000;
    const opens = until === null ? undefined : COPY.locked(timeOfDay(new Date(until), zone));
    setLockedUntil(until);
    // If the PIN was checked, the server's message is always shown (ERR-25), with the next step
    // next to it.
    setProblem(refusal.heard ? refusal.message : (opens ?? refusal.message));
    setNext(
      refusal.heard
        ? (opens ?? (refusal.triesLeft ? COPY.left(refusal.triesLeft) : undefined))
        : undefined,
    );
    if (until === null) field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pin.length < MIN_PIN || lockedUntil !== null || authenticate.isPending) return;
    setProblem(undefined);
    authenticate.mutate(pin, { onError: refuse });
  }

  const waiting = TILES.find(({ href }) => goal?.startsWith(href))?.title;
  return (
    <Card className="w-full max-w-md" padding="lg">
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <p className="flex items-start gap-3 text-ink-soft">
          <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
          <span>
            {COPY.text} {waiting ? COPY.waiting(waiting) : null}
          </span>
        </p>
        <Field label={COPY.field} hint={next ?? COPY.hint} error={problem}>
          {(control) => (
            <Input
              {...control}
              ref={field}
              type="password"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={MAX_PIN}
              value={pin}
              disabled={lockedUntil !== null}
              onChange={(event) => setPin(event.target.value)}
              className="text-xl tracking-[0.4em]"
            />
          )}
        </Field>
        <Button
          type="submit"
          pending={authenticate.isPending}
          disabled={pin.length < MIN_PIN || lockedUntil !== null}
        >
          {COPY.submit}
        </Button>
      </form>
    </Card>
  );
}

interface Refusal {
  readonly message: string;
  /** The PIN was never checked. */
  readonly keepPin: boolean;
  readonly waitSeconds: number | null;
  /** The server checked the PIN and found it wrong. */
  readonly heard?: boolean;
  /** Number of tries left, if the server says so. */
  readonly triesLeft?: number;
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError))
    return { message: COPY.offline, keepPin: true, waitSeconds: null };
  const { status, detail, retryAfterSeconds } = error;
  // The sign-in has expired: the bounce says so, and the PIN wasn't checked.
  if (isUnauthorized(error))
    return { message: requestFailed(error), keepPin: true, waitSeconds: null };
  if (status === 401) {
    const left = Number(error.headers.get(TRIES_LEFT_HEADER) ?? Number.NaN);
    const message = detail.message ?? COPY.invalid;
    return {
      message,
      keepPin: false,
      heard: true,
      waitSeconds: retryAfterSeconds,
      triesLeft: left || undefined,
    };
  }
  // Any other 429 limits requests in general: the PIN wasn't checked, and the door isn't locked.
  if (detail.code === "pin_locked") {
    return {
      message: detail.message ?? requestFailed(error),
      keepPin: false,
      waitSeconds: retryAfterSeconds,
    };
  }
  if (status === 429)
    return { message: detail.message ?? requestFailed(error), keepPin: true, waitSeconds: null };
  return {
    message: detail.message ?? requestFailed(error),
    keepPin: status >= 500,
    waitSeconds: null,
  };
}
