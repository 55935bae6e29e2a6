import { isUnauthorized } from "./api";
import { afterCrisisDialog, isCrisisDialogOpen } from "./crisis";
import { hasUnsentDraft } from "./drafts";
import { currentPath, goTo } from "./navigation";
import { isMarkedSignedOut, markSignedOut } from "./signed-out-elsewhere";
import { toast } from "./toast";

/** As documented (CONST-01). */
export const BOUNCE_DELAY_MS = 500;

/** Longer than anyone waits for the next page. */
const SIGN_OUT_TAKES_MS = 30_000;

export const BOUNCE_COPY = {
  title: "Unauthorized",
  description: "You are logged out. Logging in again...",
  /**
   * Shown on the page itself, which people who were never signed in see too. The toast's wording is
   * fixed (ROUTE-08).
   */
  page: {
    title: "Please sign in",
    text: "This page opens once you're signed in.",
    signIn: "Sign in",
  },
  held: "You're signed out. What you wrote is saved in this tab. Sign in again when you're ready.",
  signInAgain: "Sign in again",
  /** Nothing stores the text here, because the account it was written in is gone. */
  heldElsewhere:
    "You were signed out in another tab or window. If you still need what you wrote here, copy it before you leave this page.",
  /**
   * Another tab signed out or deleted the account. We don't say which, because someone else may be
   * here now.
   */
  elsewhere: {
    title: "You're signed out",
    text: "You were signed out in another tab or window.",
    signIn: "Sign in",
    home: "Go to home page",
    ok: "OK",
  },
} as const;

/**
 * `held`: there's unsent text, so the person decides when to leave. `elsewhere`: another of their
 * tabs signed out or deleted the account, and they decide whether to sign in. `heldElsewhere`:
 * both.
 */
export type BounceState = "none" | "leaving" | "held" | "elsewhere" | "heldElsewhere";

let state: BounceState = "none";
/** Dismisses the toast once it's no longer true. */
let unsay: () => void = () => undefined;
let endedElsewhere = false;
let signingOut = false;
const listeners = new Set<() => void>();

function become(next: BounceState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const bounceState = (): BounceState => state;

export function subscribeToBounce(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Another tab reported that the session ended. The next call to find it gone shows that instead of
 * redirecting.
 */
export function noteSignedOutElsewhere(): void {
  endedElsewhere = true;
}

/**
 * "Logout" was pressed in this tab. A call that finds the session gone before the next page loads
 * must not lead back to the sign-in.
 */
export function noteSigningOut(): void {
  signingOut = true;
  // Someone who is still here after this long didn't leave.
  setTimeout(() => {
    signingOut = false;
  }, SIGN_OUT_TAKES_MS);
}

/** Also true if it was pressed before the page's scripts ran (`public/first-aid.js`). */
const isSigningOut = (): boolean =>
  signingOut || document.documentElement.hasAttribute("data-signing-out");

const isEndedElsewhere = (): boolean => endedElsewhere || isMarkedSignedOut();

/** Shows a notice instead of the sign-in, which would create a new account. */
function sayElsewhere(): void {
  unsay();
  markSignedOut(true);
  become(hasUnsentDraft() ? "heldElsewhere" : "elsewhere");
}

export const wasSignedOutElsewhere = (): boolean => endedElsewhere;

export const signInAgain = (): void =>
  goTo(`/api/login?returnTo=${encodeURIComponent(currentPath())}`);

/**
 * The session is missing or has ended: says so and goes to the sign-in (ROUTE-08). Several failed
 * calls redirect only once. Help comes first, so nothing happens while a crisis dialog is open, and
 * unsent text is never abandoned without asking (contract 8, "Crisis beats every door").
 */
export function bounceToSignIn(): void {
  if (state !== "none" || isSigningOut()) return;
  become("leaving");
  begin();
}

/** Says "Logging in again" only if that's what happens next (ERR-02). */
function begin(): void {
  if (state !== "leaving") return;
  if (isCrisisDialogOpen()) {
    afterCrisisDialog(begin);
  } else if (isEndedElsewhere()) {
    sayElsewhere();
  } else if (hasUnsentDraft()) {
    become("held");
  } else {
    const said = toast({
      title: BOUNCE_COPY.title,
      description: BOUNCE_COPY.description,
      variant: "destructive",
    });
    unsay = said.dismiss;
    setTimeout(leave, BOUNCE_DELAY_MS);
  }
}

function leave(): void {
  if (isSigningOut()) {
    unsay();
    become("none");
  } else if (isCrisisDialogOpen()) {
    unsay();
    afterCrisisDialog(leave);
  } else if (isEndedElsewhere()) {
    // The other tab reported it while the toast was showing.
    sayElsewhere();
  } else if (hasUnsentDraft()) {
    unsay();
    become("held");
  } else if (!navigator.onLine) {
    window.addEventListener("online", leave, { once: true });
  } else {
    signInAgain();
  }
}

/**
 * Called for every failed call. Only a 401 for a missing session redirects; offline and 5xx never
 * do. Returns whether it did.
 */
export function bounceIfUnauthorized(error: unknown): boolean {
  if (!isUnauthorized(error)) return false;
  bounceToSignIn();
  return true;
}

/** A page restored from the browser's history starts over. */
export function resetBounce(): void {
  endedElsewhere = false;
  signingOut = false;
  markSignedOut(false);
  become("none");
}
