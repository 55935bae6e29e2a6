import { authenticate } from "@/lib/across/staff/authenticate";
import { TRIES_LEFT_HEADER, TRY_WINDOW_MS } from "@/lib/across/staff/constants";
import { ADMIN_TOKEN_HEADER, BACKGROUND_HEADER } from "@/lib/server/http/access";
import { createContext } from "@/lib/server/providers";
import { sweep } from "@/lib/server/sweep";
import { hashToken, newId } from "@/lib/shared/ids";
import { type SignedIn, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST as logout } from "../logout/route";
import { GET as session } from "../session/route";
import { POST } from "./route";

const PIN = process.env.ADMIN_PIN ?? "";
const HOUR_MS = 60 * 60 * 1000;

// PIN attempts are counted across all people, so each test starts with none.
beforeEach(() => query("DELETE FROM pin_tries"));

const enter = ({ cookie }: { cookie?: string }, pin: unknown, headers: Record<string, string> = {}) =>
  ask(POST, { method: "POST", body: { pin }, cookie, headers });
const auditOf = ({ user }: SignedIn) =>
  query<{ action: string; outcome: string; reason: string | null }>(
    "SELECT action, outcome, reason FROM audit_events WHERE actor = $1 ORDER BY seq",
    [user.id],
  );
const triesOf = async () => (await query("SELECT 1 FROM pin_tries")).length;
/** Makes the session look as if it had last been used, or opened, that much earlier. */
const age = (token: string, column: "lastSeenAt" | "expiresAt", ms: number) =>
  query(`UPDATE admin_sessions SET "${column}" = "${column}" - $2 * interval '1 millisecond' WHERE token = $1`, [
    hashToken(token),
    ms,
  ]);

async function opened() {
  const who = await signIn();
  const { token } = (await enter(who, PIN)).json<{ token: string }>();
  const open = (headers = {}) =>
    ask(session, { cookie: who.cookie, headers: { [ADMIN_TOKEN_HEADER]: token, ...headers } });
  return { who, token, open };
}

describe("the PIN", () => {
  it("API-48 ADMN-09 the right one answers a token of eight hours, stored as its hash", async () => {
    const who = await signIn();
    const before = Date.now();
    const answer = await enter(who, PIN);
    expect(answer.status).toBe(200);
    const { token, expiresAt, ...rest } = answer.json<{ token: string; expiresAt: string }>();
    expect(rest).toEqual({});
    expect(Math.round((Date.parse(expiresAt) - before) / HOUR_MS)).toBe(8);
    const rows = await query(`SELECT token FROM admin_sessions WHERE "userId" = $1`, [who.user.id]);
    expect(rows).toEqual([{ token: hashToken(token) }]);
    expect(await auditOf(who)).toEqual([{ action: "pin.try", outcome: "done", reason: null }]);
  });

  it("ERR-25 a wrong one answers exactly Invalid PIN and leaves no trace of what was tried", async () => {
    const who = await signIn();
    const answer = await enter(who, "000001");
    expect([answer.status, answer.json()]).toEqual([401, { message: "Invalid PIN" }]);
    expect(await auditOf(who)).toEqual([{ action: "pin.try", outcome: "refused", reason: "wrong" }]);
    expect(JSON.stringify(await query("SELECT * FROM audit_events WHERE actor = $1", [who.user.id]))).not.toContain(
      "000001",
    );
  });

  it.each([["123"], ["1234567"], [""], [1234], [null], [{ not: "" }]])(
    "VALD-23 %j is a bad request and no try",
    async (pin) => {
      const who = await signIn();
      expect((await enter(who, pin)).status).toBe(400);
      expect(await triesOf()).toBe(0);
      expect(await auditOf(who)).toEqual([]);
    },
  );

  it("ADMN-09 without one set up every PIN is wrong", async () => {
    const { ctx } = await signIn();
    const none = { ...ctx, staffPin: null };
    for (const pin of [PIN, "0000", "      "]) {
      await expect(authenticate(none, { pin })).rejects.toMatchObject({ code: "invalid_pin" });
    }
  });

  it("ADMN-07 opens to no visitor and no child, and neither of them has tried", async () => {
    const child = await signIn({ age: 15 });
    expect((await enter({}, PIN)).status).toBe(401);
    expect((await enter(child, PIN)).status).toBe(403);
    expect(await triesOf()).toBe(0);
  });

  it("API-48 stores no result for an Idempotency-Key: a repeated try is a try", async () => {
    const who = await signIn();
    const headers = { "idempotency-key": newId() };
    const [one, other] = [await enter(who, PIN, headers), await enter(who, PIN, headers)];
    expect(one.json<{ token: string }>().token).not.toBe(other.json<{ token: string }>().token);
    expect(await query(`SELECT 1 FROM idempotency_keys WHERE "userId" = $1`, [who.user.id])).toEqual([]);
  });
});

describe("wrong tries", () => {
  it("ADMN-07 the sixth of a person is refused with the time to wait, the right PIN too", async () => {
    const who = await signIn();
    const wrong = [];
    for (let at = 0; at < 5; at += 1) wrong.push(await enter(who, `00000${at}`));
    expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(wrong.map(({ headers }) => headers.get(TRIES_LEFT_HEADER))).toEqual(["4", "3", "2", "1", "0"]);
    expect(wrong[3]?.headers.get("retry-after")).toBeNull();
    expect(Number(wrong[4]?.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
    const refused = await enter(who, PIN);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
    expect(refused.json().message).toBe("Too many wrong PINs. You can try again in 15 minutes.");
    expect(await auditOf(who)).toHaveLength(6);
    expect((await enter(await signIn(), PIN)).status).toBe(200);
  });

  it("ADMN-07 of many sent at once five are heard", async () => {
    const { ctx } = await signIn();
    let heard = 0;
    const matches = async () => {
      heard += 1;
      return false;
    };
    const counting = { ...ctx, staffPin: { matches } };
    const tries = Array.from({ length: 40 }, () =>
      authenticate(counting, { pin: "0000" }).catch((error) => error.code),
    );
    const codes = await Promise.all(tries);
    expect(heard).toBe(5);
    expect(codes.filter((code) => code === "invalid_pin")).toHaveLength(5);
    expect(codes.filter((code) => code === "pin_locked")).toHaveLength(35);
  });

  it("ADMN-07 five from one address close it for everybody there, and for nobody elsewhere", async () => {
    const from = async (address: string) => ({ ...(await signIn()).ctx, address });
    for (let at = 0; at < 5; at += 1) {
      await expect(authenticate(await from("2001:db8::1"), { pin: "0000" })).rejects.toMatchObject({
        code: "invalid_pin",
      });
    }
    await expect(authenticate(await from("2001:db8::2"), { pin: PIN })).rejects.toMatchObject({ code: "pin_locked" });
    await expect(authenticate(await from("2001:db8:1::1"), { pin: PIN })).resolves.toHaveProperty("token");
  });

  it("ADMN-07 success clears the person's count", async () => {
    const who = await signIn();
    for (let at = 0; at < 4; at += 1) await enter(who, "0000");
    expect((await enter(who, PIN)).status).toBe(200);
    expect(await triesOf()).toBe(0);
    expect((await enter(who, "0000")).status).toBe(401);
  });

  it("ADMN-07 deleting the account does not take the tries back", async () => {
    const who = await signIn();
    await enter(who, "0000");
    await query("DELETE FROM users WHERE id = $1", [who.user.id]);
    expect(await triesOf()).toBe(1);
  });
});

describe("a PIN session", () => {
  it("ADMN-05 API-49 logout ends it on the server", async () => {
    const { who, token, open } = await opened();
    expect((await open()).status).toBe(200);
    const headers = { [ADMIN_TOKEN_HEADER]: token };
    expect((await ask(logout, { method: "POST", cookie: who.cookie, headers })).status).toBe(200);
    const after = await open();
    expect([after.status, after.json()]).toEqual([
      401,
      { message: "Admin session expired", code: "admin_session_expired" },
    ]);
    expect(await query(`SELECT 1 FROM admin_sessions WHERE "userId" = $1`, [who.user.id])).toEqual([]);
    expect((await auditOf(who)).map(({ action }) => action)).toEqual(["pin.try", "pin.logout"]);
  });

  it("ADMN-08 past its end it answers 401, however busy it was", async () => {
    const { token, open } = await opened();
    await age(token, "expiresAt", 8 * HOUR_MS);
    expect((await open()).status).toBe(401);
  });

  it("ADMN-09 half an hour without work ends it, and what a page asks by itself is no work", async () => {
    const { token, open } = await opened();
    await age(token, "lastSeenAt", 29 * 60_000);
    const background = await open({ [BACKGROUND_HEADER]: "1" });
    expect(background.json<{ secondsLeft: number }>().secondsLeft).toBeLessThan(61);
    const working = await open();
    expect(working.json<{ secondsLeft: number }>().secondsLeft).toBeGreaterThan(29 * 60);
    await age(token, "lastSeenAt", 30 * 60_000);
    expect((await open()).status).toBe(401);
  });

  it("ADMN-08 belongs to the account that opened it", async () => {
    const { token } = await opened();
    const { cookie } = await signIn({ isAdmin: true });
    expect((await ask(session, { cookie, headers: { [ADMIN_TOKEN_HEADER]: token } })).status).toBe(401);
  });

  it("ADMN-08 the job sweep drops the dead ones and the old tries", async () => {
    const dead = await opened();
    await age(dead.token, "lastSeenAt", 31 * 60_000);
    const living = await signInStaff();
    await query(`INSERT INTO pin_tries (person, "createdAt") VALUES ('old', $1), ('new', now())`, [
      new Date(Date.now() - TRY_WINDOW_MS),
    ]);
    const ctx = await createContext({ kind: "job", name: "sweep" }, newId());
    expect((await sweep(ctx)).pinSessionsEnded).toBeGreaterThanOrEqual(1);
    const left = async ({ user }: SignedIn) =>
      (await query(`SELECT 1 FROM admin_sessions WHERE "userId" = $1`, [user.id])).length;
    expect([await left(dead.who), await left(living)]).toEqual([0, 1]);
    expect(await query("SELECT person FROM pin_tries")).toEqual([{ person: "new" }]);
  });
});
