import { newToken } from "@/lib/shared/ids";
import { signIn } from "@/tests/factories/people";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST } from "./route";

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const run = () => ask(POST, { method: "POST", headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } });
const left = async (table: string, ids: readonly string[]) => {
  const rows = await query<{ id: string }>(`SELECT id::text FROM ${table} WHERE id = ANY($1::uuid[])`, [ids]);
  return ids.map((id) => rows.some((row) => row.id === id));
};

it("R-11 an address that was invited and never answered goes 30 days after its link; a yes and a no stay", async () => {
  const { user } = await signIn();
  const invitation = (status: string, expired: number, more = {}) =>
    insert("partner_invitations", {
      inviterId: user.id,
      inviteeEmail: "v1.x",
      inviteeEmailIndex: newToken(),
      relationshipType: "friend",
      tokenHash: newToken(),
      status,
      expiresAt: daysAgo(expired),
      ...more,
    });
  const ids = [
    await invitation("pending", 31),
    await invitation("revoked", 31),
    await invitation("pending", 29),
    await invitation("accepted", 400, { acceptedAt: daysAgo(401) }),
    await invitation("revoked", 400, { acceptedAt: daysAgo(401) }),
    await invitation("declined", 400, { declinedAt: daysAgo(401) }),
  ];
  expect((await run()).status).toBe(200);
  expect(await left("partner_invitations", ids)).toEqual([false, false, true, true, true, true]);
});

it("R-07 R-11 a parent's address of a request that was replaced goes; the latest, and every answer, stay", async () => {
  const { user } = await signIn({ age: 9, consent: "pending" });
  await query(`DELETE FROM consents WHERE "userId" = $1`, [user.id]);
  const request = (status: string, asked: number) =>
    insert("consents", {
      userId: user.id,
      purpose: "use",
      guardianEmail: "v1.x",
      guardianEmailIndex: "i",
      tokenHash: newToken(),
      status,
      requestedAt: daysAgo(asked),
      expiresAt: daysAgo(asked - 7),
    });
  const ids = [
    await request("refused", 100),
    await request("expired", 80),
    await request("pending", 60),
    await request("pending", 50),
  ];
  await run();
  expect(await left("consents", ids)).toEqual([true, false, false, true]);
});

it("R-11 what was begun at a platform and never finished goes by itself", async () => {
  const { user } = await signIn({ isAdmin: true });
  const begun = (minutes: number) =>
    insert("oauth_states", {
      userId: user.id,
      platform: "youtube",
      stateHash: newToken(),
      verifier: "v1.x",
      expiresAt: new Date(Date.now() + minutes * 60_000),
    });
  const ids = [await begun(-1), await begun(10)];
  await run();
  expect(await left("oauth_states", ids)).toEqual([false, true]);
});

it("R-11 the note that a mail was sent goes after 90 days; what waits stays, and that a parent was told", async () => {
  const { user } = await signIn();
  const mail = (sent: number | null, more: Record<string, unknown> = {}) =>
    insert("outbox", {
      userId: user.id,
      kind: "account_notice",
      dedupeKey: newToken(),
      sentAt: sent === null ? null : daysAgo(sent),
      // In the future, so that this run doesn't send the pending mail.
      availableAt: daysAgo(-1),
      createdAt: daysAgo(400),
      ...more,
    });
  const ids = [
    await mail(91),
    await mail(89),
    await mail(null),
    await mail(91, { kind: "parent_notice" }),
    await mail(91, { kind: "parent_notice", userId: null }),
  ];
  expect((await run()).status).toBe(200);
  expect(await left("outbox", ids)).toEqual([false, true, true, true, false]);
});
