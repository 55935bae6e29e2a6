import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createEnvironmentKeys } from "@/lib/adapters/keys/environment";
import { extendChain } from "@/lib/core/audit/extend-chain";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { createDataKey, loadDataKey } from "@/lib/core/identity/data-key-repository";
import type { Ctx } from "@/lib/ports/context";
import { inTransaction } from "@/lib/server/db";
import { newId } from "@/lib/shared/ids";
import { auditVerify } from "@/scripts/operator/audit-verify";
import { type Command, operatorCtx } from "@/scripts/operator/command";
import { keysRotate } from "@/scripts/operator/keys-rotate";
import { sessionsRevoke } from "@/scripts/operator/sessions-revoke";
import { signIn } from "@/tests/factories/people";
import { createOwnDatabase, type OwnDatabase } from "@/tests/support/own-database";

let own: OwnDatabase;
beforeAll(async () => {
  own = await createOwnDatabase();
});
afterAll(() => own.drop());

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the command in this process, like `runCommand`, which exits with 2 if the command throws.
 */
async function run(name: string, command: Command, args: readonly string[] = []): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []];
  const [log, error] = [jest.spyOn(console, "log"), jest.spyOn(console, "error")];
  log.mockImplementation((line) => void out.push(`${line}\n`));
  error.mockImplementation((line) => void err.push(`${line}\n`));
  try {
    const code = await command(operatorCtx(own.db, name), args);
    return { code, out: out.join(""), err: err.join("") };
  } catch (failure) {
    return { code: 2, out: out.join(""), err: String(failure) };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}
const verify = (...args: string[]) => run("audit-verify", auditVerify, args);
const revoke = (...args: string[]) => run("sessions-revoke", sessionsRevoke, args);
async function rotate(list: string, ...args: string[]): Promise<Ended> {
  const before = process.env.ENCRYPTION_KEYS;
  process.env.ENCRYPTION_KEYS = list;
  try {
    return await run("keys-rotate", keysRotate, args);
  } finally {
    process.env.ENCRYPTION_KEYS = before;
  }
}

const actsOf = (actor: string) =>
  own.query<{ action: string; subject: string | null; reason: string | null }>(
    "SELECT action, subject, reason FROM audit_events WHERE actor = $1 ORDER BY audit_events.seq",
    [actor],
  );

/** Changes rows without the triggers, as the database's owner could. */
async function tamper(sql: string, values: unknown[] = []): Promise<void> {
  for (const table of ["audit_events", "audit_chain"]) await own.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await own.query(sql, values);
  for (const table of ["audit_events", "audit_chain"]) await own.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

async function auditCtx(): Promise<Ctx> {
  const { ctx } = await signIn();
  const on = (db: Ctx["db"]): Ctx => ({
    ...ctx,
    db,
    transaction: (work) => inTransaction(db, (tx) => work(on(tx) as never)),
  });
  return on(own.db);
}

describe("npm run audit:verify", () => {
  it("R-09 says that the chain holds, names the last link, and compares it with one that was noted", async () => {
    const ctx = await auditCtx();
    for (let at = 0; at < 5; at += 1) await recordAudit(ctx, { action: "test.act", outcome: "done" });
    await extendChain(ctx);
    const first = await verify();
    const [, head = ""] = /Last link, to be kept elsewhere: (\S+)/.exec(first.out) ?? [];
    expect([first.code, first.out]).toEqual([0, expect.stringMatching(/^The chain holds: 5 rows checked, 0 wait/)]);
    expect(await verify("--head", head)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/is the one that was noted/),
    });
    expect((await verify("--head", `${head.slice(0, -1)}${head.endsWith("0") ? "1" : "0"}`)).code).toBe(1);
    expect((await actsOf("job:audit-verify")).map(({ reason }) => reason)).toEqual(["intact", "intact", "broken"]);
  });

  it("R-09 an end that was cut off is found with the link that was noted before, and with that alone", async () => {
    const ctx = await auditCtx();
    await recordAudit(ctx, { action: "test.act", outcome: "done" });
    await extendChain(ctx);
    const [noted] = await own.query<{ head: string }>(
      "SELECT seq || ':' || hash AS head FROM audit_chain ORDER BY seq DESC LIMIT 1",
    );
    await tamper("DELETE FROM audit_chain WHERE seq > 2");
    await tamper("DELETE FROM audit_events WHERE seq > 2");
    expect((await verify()).code).toBe(0);
    expect(await verify("--head", noted?.head ?? "")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/cut off or rewritten/),
    });
  });

  it("R-09 prints the first row that does not fit and ends with 1", async () => {
    const ctx = await auditCtx();
    await recordAudit(ctx, { action: "test.act", outcome: "done" });
    await extendChain(ctx);
    const [second] = await own.query<{ seq: string }>(
      "SELECT seq::text FROM audit_events ORDER BY audit_events.seq OFFSET 1 LIMIT 1",
    );
    await tamper("UPDATE audit_events SET reason = 'another' WHERE seq = $1", [second?.seq]);
    expect(await verify()).toMatchObject({
      code: 1,
      err: expect.stringContaining(`Row ${second?.seq} does not fit`),
    });
  });

  it("takes no noted link that is none", async () => {
    expect(await verify("--head", "1")).toMatchObject({ code: 2, err: expect.stringMatching(/SEQ:HASH/) });
  });
});

describe("npm run sessions:revoke", () => {
  async function person() {
    const email = `${newId()}@example.org`;
    const { id } = await own.db.user.create({ data: { id: newId(), email } });
    const later = new Date(Date.now() + 3_600_000);
    for (const _ of [1, 2])
      await own.db.session.create({ data: { sid: newId(), userId: id, expire: later, sess: {} } });
    await own.db.adminSession.create({ data: { token: newId(), userId: id, expiresAt: later } });
    return { id, email };
  }
  const openOf = async (id: string) => [
    await own.db.session.count({ where: { userId: id } }),
    await own.db.adminSession.count({ where: { userId: id } }),
  ];

  it("R-09 ends PIN sessions alone, one person's, or everybody's, each with its audit row", async () => {
    const [one, other] = [await person(), await person()];
    expect((await revoke("--all", "--pin")).out).toBe("Ended: 0 sign-ins, 2 PIN sessions.\n");
    expect([await openOf(one.id), await openOf(other.id)]).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect((await revoke("--person", one.email.toUpperCase())).out).toMatch(/^Ended: 2 sign-ins/);
    expect([await openOf(one.id), await openOf(other.id)]).toEqual([
      [0, 0],
      [2, 0],
    ]);
    expect((await revoke("--all")).code).toBe(0);
    expect(await openOf(other.id)).toEqual([0, 0]);
    expect((await actsOf("job:sessions-revoke")).map(({ action, subject }) => [action, subject])).toEqual([
      ["session.revoke_pin", null],
      ["session.revoke", one.id],
      ["session.revoke", null],
    ]);
  });

  it("does nothing without being told whose, or for an address that nobody has", async () => {
    const { id } = await person();
    for (const args of [[], ["--all", "--person", "kim@example.org"], ["--person", "nobody@example.org"]]) {
      expect((await revoke(...args)).code).toBe(2);
    }
    expect(await openOf(id)).toEqual([2, 1]);
  });
});

describe("npm run keys:rotate", () => {
  const [oldKey, newKey] = [`old:${randomBytes(32).toString("base64")}`, `new:${randomBytes(32).toString("base64")}`];
  const keysOf = (list: string) =>
    createEnvironmentKeys(
      list
        .split(",")
        .map((part) => ({ id: part.split(":")[0] ?? "", key: Buffer.from(part.split(":")[1] ?? "", "base64") })),
    );

  it("R-09 tries all keys and changes nothing in a dry run, then wraps them and says which key is free", async () => {
    await own.query("DELETE FROM data_keys");
    const owner = { ownerKind: "person" as const, ownerId: newId() };
    const { key } = await createDataKey(own.db, keysOf(oldKey), owner);
    const both = `${newKey},${oldKey}`;
    const kept = await own.query("SELECT * FROM data_keys");

    const dry = await rotate(both, "--dry-run");
    expect([dry.code, dry.out]).toEqual([0, "1 data keys, all of which open. Wrapped by:\n  old: 1\n"]);
    expect(await own.query("SELECT * FROM data_keys")).toEqual(kept);

    const done = await rotate(both);
    expect([done.code, done.out]).toEqual([
      0,
      expect.stringMatching(/new \(current\): 1\nWraps nothing any more.*: old\n$/),
    ]);
    expect((await loadDataKey(own.db, keysOf(newKey), owner)).key).toEqual(key);
    expect(await actsOf("job:keys-rotate")).toHaveLength(1);
  });

  it("R-09 stops before anything is changed when a key that is still needed is not in the list", async () => {
    await own.query("DELETE FROM data_keys");
    await createDataKey(own.db, keysOf(oldKey), { ownerKind: "person", ownerId: newId() });
    const lacking = await rotate(newKey);
    expect(lacking).toMatchObject({ code: 2, err: expect.stringMatching(/lacks the key old/) });
    expect(await own.query('SELECT DISTINCT "kekId" FROM data_keys')).toEqual([{ kekId: "old" }]);
  });
});

describe("the commands of package.json", () => {
  const start = (script: string, args: readonly string[], address: string): Promise<Ended> =>
    new Promise((resolve) => {
      const env = { ...process.env, DATABASE_URL: address };
      const all = ["node_modules/tsx/dist/cli.mjs", `scripts/${script}.ts`, ...args];
      execFile(process.execPath, all, { env }, (error, out, err) =>
        resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
      );
    });

  it("run by themselves, and end with 2 and a sentence where they can do nothing", async () => {
    const nowhere = "postgresql://nobody@127.0.0.1:1/none";
    const [whole, away, nobody, rotated] = await Promise.all([
      start("audit-verify", [], own.address),
      start("audit-verify", [], nowhere),
      start("sessions-revoke", [], own.address),
      start("rotate-keys", ["--dry-run"], own.address),
    ]);
    // A test above tampered with the trail.
    expect([whole?.code, away?.code, nobody?.code]).toEqual([1, 2, 2]);
    expect(nobody?.err).toMatch(/^Say whose/);
    // The tests above left keys that this process doesn't have.
    expect(rotated).toMatchObject({ code: 2, err: expect.stringMatching(/lacks the key/) });
  }, 60_000);
});
