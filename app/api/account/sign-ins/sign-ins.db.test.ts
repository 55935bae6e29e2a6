import { createSignInStore } from "@/lib/core/identity/sign-in-store";
import type { SignInPlace } from "@/lib/core/identity/types";
import { db, inTransaction } from "@/lib/server/db";
import { keyProvider } from "@/lib/server/providers";
import { sessionCookieName } from "@/lib/server/session-cookie";
import { newToken } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { DELETE, GET } from "./route";

/** Signs the person in once more, on another device. */
async function elsewhere({ user }: SignedIn): Promise<string> {
  const token = newToken();
  await createSignInStore(db(), keyProvider(), (work) => inTransaction(db(), work)).openSession(token, user.id);
  return `${sessionCookieName()}=${token}`;
}
const placesOf = async (cookie: string) => (await ask(GET, { cookie })).json<SignInPlace[]>();
const end = (cookie?: string) => ask(DELETE, { method: "DELETE", cookie });
const isIn = async (cookie: string) => (await ask(GET, { cookie })).status === 200;

it("R-09 a person sees where they are signed in, this place first, and nothing that opens anything", async () => {
  const kim = await signIn();
  const other = await elsewhere(kim);
  const over = await elsewhere(kim);
  await query(
    `UPDATE sessions SET expire = now() - interval '1 second' WHERE "sid" = (SELECT "sid" FROM sessions
    WHERE "userId" = $1 AND "sid" <> $2 ORDER BY "sess"->>'signedInAt' DESC LIMIT 1)`,
    [kim.user.id, kim.ctx.actor.sid],
  );
  expect(await isIn(over)).toBe(false);
  const text = (await ask(GET, { cookie: other })).text;
  expect(await placesOf(other)).toEqual([
    { since: expect.stringMatching(/Z$/), here: true },
    { since: expect.stringMatching(/Z$/), here: false },
  ]);
  expect(text).not.toContain(kim.ctx.actor.sid);
});

it("R-09 ending the others ends them at once, keeps this one and everybody else's, and is one audit row", async () => {
  const [kim, lee] = [await signIn(), await signIn()];
  const others = [await elsewhere(kim), await elsewhere(kim)];
  expect((await end(kim.cookie)).status).toBe(204);
  for (const cookie of others) expect(await isIn(cookie)).toBe(false);
  expect([await isIn(kim.cookie), await isIn(lee.cookie)]).toEqual([true, true]);
  expect((await end(kim.cookie)).status).toBe(204);
  const rows = await query("SELECT reason FROM audit_events WHERE action = 'session.end_others' AND subject = $1", [
    kim.user.id,
  ]);
  expect(rows).toEqual([{ reason: "ended 2" }]);
});

it("R-07 a child whose parent has not agreed can end them too; a visitor has none", async () => {
  const ana = await signIn({ age: 9, consent: "pending" });
  const other = await elsewhere(ana);
  expect((await end(ana.cookie)).status).toBe(204);
  expect(await isIn(other)).toBe(false);
  expect([(await end()).status, (await ask(GET)).status]).toEqual([401, 401]);
});
