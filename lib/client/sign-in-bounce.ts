import { isUnauthorized } from "./api";
import { afterCrisisDialog, isCrisisDialogOpen } from "./crisis";
import { hasUnsentDraft } from "./drafts";
import { currentPath, goTo } from "./navigation";
import { isMarkedSignedOut, markSignedOut } from "./signed-out-elsewhere";
import { toast } from "./toast";

/** CONST-01. */
export const BOUNCE_DELAY_MS = 500;

/** Longer than anybody waits for the next page. */
const SIGN_OUT_TAKES_MS = 30_000;

export const BOUNCE_COPY = {
  title: "Unauthorized",
  description: "You are logged out. Logging in again...",
  /**
   * Of the page itself, which also meets people who were never signed in. The toast beside it is
   * pinned (ROUTE-08).
   */
  page: {
    title: "Please sign in",
    text: "This page opens once you are signed in.",
    signIn: "Sign in",
  },
  held: "You are logged out. What you wrote is kept in this tab. Sign in again when you are ready.",
  signInAgain: "Sign in again",
  /** Nothing keeps it here: the account that it was written in is gone. */
  heldElsewhere:
    "You were signed out in another tab or window. If you still need what you wrote here, copy it before you leave this page.",
  /** Another tab signed out or deleted the account; whoever sits here now is not told which. */
  elsewhere: {
    title: "You are signed out",
    text: "You were signed out in another tab or window.",
    signIn: "Sign in",
    home: "To the start page",
    ok: "OK",
  },
} as const;

/**
 * `held`: a text is unsent, so the person decides when to leave. `elsewhere`: another tab of theirs
 * signed out or deleted the account, and they decide whether to sign in; `heldElsewhere`: both.
 */
export type BounceState = "none" | "leaving" | "held" | "elsewhere" | "heldElsewhere";

let state: BounceState = "none";
/** Takes the documented toast away once it no longer says the truth. */
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
 * Another tab has told that the session is over: once a call finds it so, that is said in place of
 * the bounce.
 */
export function noteSignedOutElsewhere(): void {
  endedElsewhere = true;
}

/**
 * "Logout" was pressed in this tab: a call that finds the session gone before the next page is
 * there leads nobody back in.
 */
export function noteSigningOut(): void {
  signingOut = true;
  // Whoever is still here stayed after all.
  setTimeout(() => {
    signingOut = false;
  }, SIGN_OUT_TAKES_MS);
}

/** Also where it was pressed before the page's scripts ran (`public/first-aid.js`). */
const isSigningOut = (): boolean =>
  signingOut || document.documentElement.hasAttribute("data-signing-out");

const isEndedElsewhere = (): boolean => endedElsewhere || isMarkedSignedOut();

/** In place of the sign-in, which would begin a new account. */
function sayElsewhere(): void {
  unsay();
  markSignedOut(true);
  become(hasUnsentDraft() ? "heldElsewhere" : "elsewhere");
}

export const wasSignedOutElsewhere = (): boolean => endedElsewhere;

export const signInAgain = (): void =>
  goTo(`/api/login?returnTo=${encodeURIComponent(currentPath())}`);

/**
 * The session is missing or over: says so and goes to sign in (ROUTE-08). Several calls that fail
 * together bounce once. Help comes first: nothing happens under an open crisis dialog, and an
 * unsent text is not left without asking (contract 8, "Crisis beats every door").
 */
export function bounceToSignIn(): void {
  if (state !== "none" || isSigningOut()) return;
  become("leaving");
  begin();
}

/** "Logging in again" is said only where that is what happens next (ERR-02). */
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
    // It was told while the toast stood there.
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
 * For every failed call: only a 401 of a missing session bounces; offline and 5xx never do. Tells
 * whether it did.
 */
export function bounceIfUnauthorized(error: unknown): boolean {
  if (!isUnauthorized(error)) return false;
  bounceToSignIn();
  return true;
}

/** A page that comes back out of the browser's history starts anew. */
export function resetBounce(): void {
  endedElsewhere = false;
  signingOut = false;
  markSignedOut(false);
  become("none");
}
