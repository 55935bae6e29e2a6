import { authenticate } from "@/lib/across/staff/authenticate";
import { TRIES_OF_ALL, TRIES_OF_ONE, TRY_WINDOW_MS } from "@/lib/across/staff/constants";
import type { MemberCtx } from "@/lib/ports/context";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { often, printFigures, secondsSince } from "@/tests/support/figures";

/**
 * After a handful of guesses, every further one hits the same lock; `npm run test:soak` tries all
 * four-digit PINs.
 */
const GUESSES = often(2_000, 10_000);
const PEOPLE = 40;
const ADDRESSES = 500;
const AT_ONCE = 5;
const RIGHT = "7391";

/** Works through the items in as many parallel lanes as the pool has connections. */
async function inLanes(count: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < count; at = next++) await work(at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

it("ADMN-07 of thousands of guesses from many people and addresses a handful is heard, and the right PIN opens after the wait", async () => {
  await query("DELETE FROM pin_tries");
  const people: SignedIn[] = [];
  await inLanes(PEOPLE, async () => void people.push(await signIn()));
  const staff = await signIn({ isClinician: true });
  let now = new Date("2027-03-01T08:00:00Z");
  let heard = 0;
  const matches = async (pin: string) => {
    heard += 1;
    return pin === RIGHT;
  };
  const as = (ctx: MemberCtx, address: string): MemberCtx => {
    const dressed: MemberCtx = {
      ...ctx,
      address,
      staffPin: { matches },
      now: () => now,
      transaction: (work) => ctx.transaction((tx) => work({ ...tx, now: () => now } as never)),
    };
    return dressed;
  };
  const guess = async (at: number) => {
    const person = people[at % PEOPLE];
    // Try every four-digit PIN except the right one, so that every guess that's checked is wrong.
    const pin = String(at).padStart(4, "0");
    if (!person || pin === RIGHT) return;
    const address = `198.51.${Math.floor((at % ADDRESSES) / 250)}.${at % 250}`;
    await authenticate(as(person.ctx, address), { pin }).catch(() => undefined);
  };

  const started = performance.now();
  await inLanes(GUESSES, guess);

  const from = { guesses: GUESSES, people: PEOPLE, addresses: ADDRESSES };
  printFigures("PIN guesses", { ...from, heard, "took s": secondsSince(started) });
  expect(heard).toBeLessThanOrEqual(TRIES_OF_ALL);
  expect(heard).toBeGreaterThanOrEqual(TRIES_OF_ONE);
  const [guesser] = people;
  if (!guesser) throw new Error("there are people");
  const right = (ctx: MemberCtx) => authenticate(as(ctx, "203.0.113.9"), { pin: RIGHT });
  await expect(right(guesser.ctx)).rejects.toMatchObject({ code: "pin_locked" });
  await expect(right(staff.ctx)).resolves.toHaveProperty("token");
  now = new Date(now.getTime() + TRY_WINDOW_MS);
  await expect(right(guesser.ctx)).resolves.toHaveProperty("token");
}, 120_000);
