import { Failure } from "@/lib/shared/failure";
import { isPublicAddress } from "@/lib/shared/public-address";
import { env } from "../env";
import { addressOf } from "./address";

const MINUTE = 60_000;
const MAX_KEPT = 20_000;

/**
 * How many times per minute a public page may be requested by one address, and by all callers
 * without a known address. A private address is most likely an unnamed proxy's, so everyone shares
 * it.
 */
const BY_ADDRESS = 60;
const BY_ALL = 600;

const windows = new Map<string, { readonly start: number; count: number }>();

/**
 * Counts a visit to a public page that reads from the database. It's counted in memory, like
 * signed-in reads, because a limit against floods must not cost a write each time.
 *
 * @throws Failure rate_limited
 */
export function countVisit(place: string, headers: Headers, now: Date): void {
  const seen = addressOf(headers);
  const address = seen && (env().TRUST_PROXY || isPublicAddress(seen)) ? seen : null;
  const key = `${place} ${address ?? "all"}`;
  const at = now.getTime();
  const window = windows.get(key);
  if (!window || at - window.start >= MINUTE) {
    if (windows.size >= MAX_KEPT) windows.clear();
    windows.set(key, { start: at, count: 1 });
    return;
  }
  window.count += 1;
  if (window.count > (address ? BY_ADDRESS : BY_ALL)) {
    throw new Failure(
      "rate_limited",
      "A lot of people are using this right now. Please try again in a minute.",
      {
        retryAfterSeconds: Math.max(1, (window.start + MINUTE - at) / 1000),
      },
    );
  }
}
