import { TRIES_OF_ALL, TRIES_OF_ONE, TRY_WINDOW_MS } from "./constants";

/** Identifies someone trying the PIN by fingerprints, and says whether the account has a role. */
export interface PinCaller {
  readonly person: string;
  readonly address: string | null;
  /**
   * True if this address belongs to a proxy that isn't configured, so everyone seems to come from
   * it.
   */
  readonly sharesAddress: boolean;
  readonly hasRole: boolean;
}

/** A try that was checked and found wrong. */
export interface PinAttempt {
  readonly person: string;
  readonly address: string | null;
  readonly createdAt: Date;
}

/**
 * When the next try is allowed. Null means now. The limit is five wrong tries in any fifteen
 * minutes, per person and per address (ADMN-07). People without a role also share a larger limit,
 * so guesses from many accounts and addresses don't add up and a guesser can't lock clinicians out
 * of the crisis desk. For the same reason, an address that everyone shares only limits people
 * without a role, since a stranger has no account with one.
 *
 * @param tries all tries of the last `TRY_WINDOW_MS`, in any order
 */
export function lockedUntil(tries: readonly PinAttempt[], trying: PinCaller): Date | null {
  const ends = boundsOf(tries, trying)
    .map(({ counted, most }) => endOf(counted, most))
    .filter((end) => end !== null);
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** Wrong tries left before the lockout. */
export const triesLeft = (tries: readonly PinAttempt[], trying: PinCaller): number =>
  Math.max(
    0,
    Math.min(...boundsOf(tries, trying).map(({ counted, most }) => most - counted.length)),
  );

interface Bound {
  readonly counted: readonly PinAttempt[];
  readonly most: number;
}

const boundsOf = (
  tries: readonly PinAttempt[],
  { person, address, sharesAddress, hasRole }: PinCaller,
): Bound[] => [
  { counted: tries.filter((tried) => tried.person === person), most: TRIES_OF_ONE },
  ...(address === null || (sharesAddress && hasRole)
    ? []
    : [{ counted: tries.filter((tried) => tried.address === address), most: TRIES_OF_ONE }]),
  ...(hasRole ? [] : [{ counted: tries, most: TRIES_OF_ALL }]),
];

/**
 * When a lock ends. The window slides, so that's when the oldest of the last `most` tries leaves
 * it.
 */
function endOf(tries: readonly PinAttempt[], most: number): number | null {
  const times = tries.map(({ createdAt }) => createdAt.getTime()).sort((a, b) => b - a);
  const first = times[most - 1];
  return first === undefined ? null : first + TRY_WINDOW_MS;
}

/**
 * Accepts only the URL of a staff page that may be opened after the PIN. Null for any other, to
 * prevent open redirects.
 */
export function staffPath(address: string | null | undefined): string | null {
  return address && /^\/admin(\/[\w-]+)+(\?[\w\-=&%.+:]*)?$/.test(address) ? address : null;
}
