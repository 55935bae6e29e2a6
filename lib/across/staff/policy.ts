import { TRIES_OF_ALL, TRIES_OF_ONE, TRY_WINDOW_MS } from "./constants";

/** Who tries the PIN: fingerprints, and whether the account holds a role. */
export interface Trying {
  readonly person: string;
  readonly address: string | null;
  /** Everybody comes from that address: it is that of a proxy nobody told us about. */
  readonly sharesAddress: boolean;
  readonly hasRole: boolean;
}

/** A try that was heard and was not the right PIN. */
export interface Tried {
  readonly person: string;
  readonly address: string | null;
  readonly createdAt: Date;
}

/**
 * When the next try may be heard; null for now. Five wrong ones in any fifteen minutes by person or
 * by address (ADMN-07). All people without a role share a larger number, so that guesses from many
 * accounts and addresses do not add up, and so that whoever guesses cannot lock clinicians out of
 * the crisis desk. For the same reason an address that everybody shares binds only people without a
 * role: a stranger holds no account with one.
 *
 * @param tries all of the last `TRY_WINDOW_MS`, in any order
 */
export function lockedUntil(tries: readonly Tried[], trying: Trying): Date | null {
  const ends = boundsOf(tries, trying)
    .map(({ counted, most }) => endOf(counted, most))
    .filter((end) => end !== null);
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** How many wrong ones more are heard before the door closes on them. */
export const triesLeft = (tries: readonly Tried[], trying: Trying): number =>
  Math.max(
    0,
    Math.min(...boundsOf(tries, trying).map(({ counted, most }) => most - counted.length)),
  );

interface Bound {
  readonly counted: readonly Tried[];
  readonly most: number;
}

const boundsOf = (
  tries: readonly Tried[],
  { person, address, sharesAddress, hasRole }: Trying,
): Bound[] => [
  { counted: tries.filter((tried) => tried.person === person), most: TRIES_OF_ONE },
  ...(address === null || (sharesAddress && hasRole)
    ? []
    : [{ counted: tries.filter((tried) => tried.address === address), most: TRIES_OF_ONE }]),
  ...(hasRole ? [] : [{ counted: tries, most: TRIES_OF_ALL }]),
];

/** The window slides: it opens again when the first of the last `most` tries is old enough. */
function endOf(tries: readonly Tried[], most: number): number | null {
  const times = tries.map(({ createdAt }) => createdAt.getTime()).sort((a, b) => b - a);
  const first = times[most - 1];
  return first === undefined ? null : first + TRY_WINDOW_MS;
}

/**
 * A page of the staff area that may be opened after the PIN; null for every other address (no open
 * redirect).
 */
export function staffPath(address: string | null | undefined): string | null {
  return address && /^\/admin(\/[\w-]+)+(\?[\w\-=&%.+:]*)?$/.test(address) ? address : null;
}
