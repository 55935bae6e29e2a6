"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { AnchorButton, LinkButton } from "@/components/ui/link-button";
import { Spinner } from "@/components/ui/spinner";
import {
  BOUNCE_COPY,
  type BounceState,
  bounceState,
  bounceToSignIn,
  noteSigningOut,
  resetBounce,
  signInAgain,
  subscribeToBounce,
} from "@/lib/client/sign-in-bounce";

const notYet = (): BounceState => "none";
const useBounce = (): BounceState => useSyncExternalStore(subscribeToBounce, bounceState, notYet);

/** Replaces a protected page for a visitor without a session (ROUTE-08, ROUTE-09). */
export function SignInBounce() {
  const state = useBounce();
  const held = state === "held";
  useEffect(() => {
    bounceToSignIn();
    return resetBounce;
  }, []);
  if (state === "elsewhere" || state === "heldElsewhere") return <EndedElsewhere />;
  return (
    <div
      data-bounce-page
      className="page-column grid min-h-[60dvh] place-content-center py-16 text-center"
    >
      <title>Signing in</title>
      <h1>{BOUNCE_COPY.page.title}</h1>
      <p className="mt-3 text-ink-soft text-lg">
        {held ? BOUNCE_COPY.held : BOUNCE_COPY.page.text}
      </p>
      <div className="mt-6 justify-self-center">
        {held ? (
          <Button onClick={signInAgain}>{BOUNCE_COPY.signInAgain}</Button>
        ) : (
          <Spinner className="size-8 text-primary" />
        )}
      </div>
      <noscript>
        <AnchorButton href="/api/login">{BOUNCE_COPY.page.signIn}</AnchorButton>
      </noscript>
    </div>
  );
}

/**
 * Doesn't redirect: the person may have deleted their account, and signing in would create another.
 */
function EndedElsewhere() {
  const copy = BOUNCE_COPY.elsewhere;
  const heading = useRef<HTMLHeadingElement>(null);
  // Takes focus so that it's announced, since it replaces whatever had focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div
      data-bounce-page
      className="page-column grid min-h-[60dvh] place-content-center py-16 text-center"
    >
      <title>{copy.title}</title>
      <h1 ref={heading} tabIndex={-1}>
        {copy.title}
      </h1>
      <p className="mt-3 text-ink-soft text-lg">{copy.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={signInAgain}>{copy.signIn}</Button>
        <LinkButton href="/" variant="secondary">
          {copy.home}
        </LinkButton>
      </div>
    </div>
  );
}

/** Ignores clicks that open another tab: this one stays and gets notified as usual. */
function hearLogout({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey;
  if (!opensElsewhere && target instanceof Element && target.closest('a[href^="/api/logout"]'))
    noteSigningOut();
}

const SAID = {
  held: BOUNCE_COPY.held,
  elsewhere: BOUNCE_COPY.elsewhere.text,
  heldElsewhere: BOUNCE_COPY.heldElsewhere,
} as const;

/**
 * The session ended with unsent text: stays until the person signs in again. If it ended in another
 * tab: until they've read it.
 */
export function SignedOutNotice() {
  const state = useBounce();
  useEffect(() => {
    document.addEventListener("click", hearLogout);
    return () => document.removeEventListener("click", hearLogout);
  }, []);
  if (state === "none" || state === "leaving") return null;
  return (
    <div
      role="alert"
      className="pointer-events-auto mx-auto flex w-full max-w-xl flex-wrap [body:has([data-bounce-page])_&]:hidden items-center gap-3 rounded-card border border-line-strong bg-card p-4 shadow-lifted"
    >
      <p className="min-w-48 flex-1">{SAID[state]}</p>
      {state === "held" ? (
        <Button size="sm" onClick={signInAgain}>
          {BOUNCE_COPY.signInAgain}
        </Button>
      ) : (
        <Button size="sm" variant="secondary" onClick={resetBounce}>
          {BOUNCE_COPY.elsewhere.ok}
        </Button>
      )}
    </div>
  );
}
