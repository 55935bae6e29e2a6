import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { POST as retention } from "@/app/api/cron/retention/route";
import { GET as readFamily } from "@/app/api/family/route";
import type { FamilyView } from "@/lib/across/family/types";
import { renewFingerprints } from "@/lib/core/identity/renew-fingerprints";
import { db } from "@/lib/server/db";
import { fingerprintSecretOf } from "@/lib/server/fingerprint-secret";
import { newId } from "@/lib/shared/ids";
import { operatorCtx } from "@/scripts/operator/command";
import { eraseAgainCommand } from "@/scripts/operator/erase-again";
import { fingerprintsRenew } from "@/scripts/operator/fingerprints-renew";
import { family } from "@/tests/factories/families";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { insert } from "./rows";

const isThere = async ({ user }: SignedIn) =>
  (await query(`SELECT 1 FROM users WHERE "id" = $1`, [user.id])).length === 1;
const seen = async ({ cookie }: SignedIn) => {
  const view = (await ask(readFamily, { cookie })).json<FamilyView>();
  return view.role === "guardian" ? view.children.length : 0;
};

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe("npm run fingerprints:renew", () => {
  it("R-07 ONBD-21 finds a parent again after AUTH_SECRET was changed", async () => {
    const { child, parent } = await family();
    expect(await seen(parent)).toBe(1);
    // Store fingerprints as if they had been made with another secret.
    for (const [table, owner, index] of [
      ["users", "id", "parentEmailIndex"],
      ["consents", "userId", "guardianEmailIndex"],
    ])
      await query(`UPDATE ${table} SET "${index}" = 'of-the-old-secret' WHERE "${owner}" = $1`, [child.user.id]);
    expect(await seen(parent)).toBe(0);
    expect(await fingerprintsRenew(operatorCtx(db(), "fingerprints-renew"))).toBe(0);
    expect(await seen(parent)).toBe(1);
    const acts = await query(`SELECT "action" FROM audit_events WHERE "actor" = 'job:fingerprints-renew'`);
    expect(acts).toEqual([{ action: "fingerprints.renew" }]);
  });

  it("R-07 changes nothing the second time, and everything under another secret", async () => {
    await family();
    const { keys, fingerprintSecret } = (await signIn()).ctx;
    const mine = { db: db(), keys, fingerprintSecret };
    await renewFingerprints(mine);
    expect(Object.values(await renewFingerprints(mine)).every((count) => count === 0)).toBe(true);
    const another = await renewFingerprints({ ...mine, fingerprintSecret: fingerprintSecretOf(newId()) });
    expect(another.users).toBeGreaterThan(0);
    expect(another.consents).toBeGreaterThan(0);
    await renewFingerprints(mine);
  });
});

describe("npm run erase:again", () => {
  const file = async (lines: string) => {
    const path = join(process.env.DATA_DIR ?? "", `${newId()}.log`);
    await writeFile(path, lines);
    return path;
  };
  const run = async (lines: string) => eraseAgainCommand(operatorCtx(db(), "erase-again"), [await file(lines)]);

  it("API-59 LEGL-22 erases again whom the log of the service names, and nobody else", async () => {
    const [gone, named, stays] = [await signIn(), await signIn(), await signIn()];
    const written: string[] = [];
    jest.spyOn(process.stdout, "write").mockImplementation((line) => Boolean(written.push(String(line))));
    await query(`UPDATE users SET "eraseAfter" = now() - interval '1 second' WHERE "id" = $1`, [gone.user.id]);
    await ask(retention, { method: "POST", headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } });
    jest.mocked(process.stdout.write).mockRestore();
    expect(await isThere(gone)).toBe(false);
    const line = written
      .join("")
      .split("\n")
      .find((one) => one.includes("account-erased") && one.includes(gone.user.id));
    expect(line).toBeDefined();
    // An older backup restores them.
    await query(`INSERT INTO users ("id", "email") VALUES ($1, $2)`, [gone.user.id, gone.user.email]);
    const other = JSON.stringify({ event: "request", userId: stays.user.id });
    expect(await run(`${other}\n${line}\nno line\n${named.user.id}\n`)).toBe(0);
    expect([await isThere(gone), await isThere(named), await isThere(stays)]).toEqual([false, false, true]);
    const acts = await query(`SELECT "subject", "reason" FROM audit_events WHERE "actor" = 'job:erase-again'`);
    expect(acts.map(({ subject }) => subject).sort()).toEqual([gone.user.id, named.user.id].sort());
  });

  it("SUBS-15 API-59 whoever sat in the plan of somebody erased again has the plan no more, and what they pay themselves stays", async () => {
    const [owner, sat, pays, stays] = [await signIn(), await signIn(), await signIn(), await signIn()];
    // Restored from a backup: the plan is active, and its seats are taken.
    await insert("subscriptions", {
      userId: owner.user.id,
      tier: "family_premium",
      status: "active",
      cardStored: true,
    });
    await insert("subscriptions", { userId: pays.user.id, tier: "plus", status: "active", cardStored: true });
    for (const { user } of [sat, pays, stays])
      await query(`UPDATE users SET "subscriptionTier" = 'family_premium' WHERE "id" = $1`, [user.id]);
    for (const { user } of [sat, pays])
      await insert("family_seats", {
        ownerId: owner.user.id,
        memberId: user.id,
        inviteeEmailIndex: newId(),
        status: "accepted",
        expiresAt: new Date(),
      });
    expect(await run(owner.user.id)).toBe(0);
    const tiers = await query<{ id: string; tier: string }>(
      `SELECT "id"::text, "subscriptionTier" AS "tier" FROM users WHERE "id" = ANY($1::uuid[])`,
      [[sat.user.id, pays.user.id, stays.user.id]],
    );
    expect(Object.fromEntries(tiers.map(({ id, tier }) => [id, tier]))).toEqual({
      [sat.user.id]: "free",
      [pays.user.id]: "plus",
      [stays.user.id]: "family_premium",
    });
    expect(await mailsAbout(sat.ctx, sat.user.id)).toEqual([]);
  });

  it("API-59 does nothing for a file that names nobody", async () => {
    await expect(run("nothing\n")).rejects.toThrow(/No id/);
    await expect(eraseAgainCommand(operatorCtx(db(), "erase-again"), [])).rejects.toThrow(/which file/);
  });
});
