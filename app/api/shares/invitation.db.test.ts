import { readInvitation } from "@/lib/across/your-data/shares/read-invitation";
import type { InvitationPageView, MadeShare } from "@/lib/across/your-data/shares/types";
import type { Ctx } from "@/lib/ports/context";
import { createContext } from "@/lib/server/providers";
import { newId, newToken } from "@/lib/shared/ids";
import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import { acceptShare, declineLink, endShare, listShares, makeShare, openLinkOf } from "@/tests/factories/shares";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";

const visitor = (): Promise<Ctx> => createContext({ kind: "visitor" }, newId());
const read = async (token: string, who?: SignedIn): Promise<InvitationPageView | null> =>
  readInvitation(who?.ctx ?? (await visitor()), { token });

/** The token from the latest share invitation mailed on this person's behalf. */
async function mailedToken({ ctx, user }: SignedIn): Promise<string> {
  const mail = (await mailsAbout(ctx, user.id)).filter(({ kind }) => kind === "share_invitation").at(-1);
  const token = /\/shares\/([\w-]+)$/m.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error("no link was mailed");
  return token;
}

async function invited(address = someEmail("sister"), more: object = {}) {
  const maya = await signIn({ firstName: "Maya", lastName: "Rao" });
  const body = { kind: "family", inviteeEmail: address, items: ["moods", "planSigns"], ...more };
  const { id } = (await makeShare(maya, body)).json<MadeShare>();
  return { maya, id, address, token: await mailedToken(maya) };
}

const audit = (subject: string) =>
  query("SELECT actor, action, resource FROM audit_events WHERE subject = $1 AND action LIKE 'share.%' ORDER BY seq", [
    subject,
  ]);
const expire = (id: string) => query(`UPDATE shares SET "expiresAt" = now() - interval '1 second' WHERE id = $1`, [id]);

describe("the link in an invitation's mail", () => {
  it("LAND-27 says before any sign-in who asks, by the first name alone, and not what it would show", async () => {
    const { token } = await invited(undefined, { nameShown: "full" });
    const view = await read(token);
    expect(view).toEqual({
      state: "open",
      isSignedIn: false,
      reader: "visitor",
      name: "Maya",
      expiresAt: expect.any(String),
      share: null,
    });
    expect(await read((await invited(undefined, { nameShown: "initials" })).token)).toMatchObject({ name: "M. R." });
  });

  it("LAND-27 tells what it would show to the invited address alone, before the age is known too", async () => {
    const { id, address, token } = await invited();
    expect(await read(token, await signIn())).toMatchObject({ reader: "stranger", share: null });
    expect(await read(token, await signIn({ age: 15 }))).toMatchObject({ reader: "minor", share: null });
    const sister = await signIn({ email: address, age: null });
    expect(await read(token, sister)).toMatchObject({
      reader: "ageless",
      share: { id, items: ["moods", "planSigns"] },
    });
    expect((await acceptShare(sister, id)).status).toBe(403);
    const grown = await invited();
    const aunt = await signIn({ email: grown.address });
    expect(await read(grown.token, aunt)).toMatchObject({ reader: "invited", share: { id: grown.id } });
  });

  it("LAND-27 changes nothing by being followed, and opens no record", async () => {
    const { maya, token } = await invited();
    const before = await query('SELECT * FROM shares WHERE "ownerId" = $1', [maya.user.id]);
    await read(token);
    expect((await openLinkOf(`/shares/${token}`)).status).toBe(404);
    expect(await query('SELECT * FROM shares WHERE "ownerId" = $1', [maya.user.id])).toEqual(before);
    expect(await audit(maya.user.id)).toMatchObject([{ action: "share.make_family" }]);
    expect(JSON.stringify(before)).not.toContain(token);
  });

  it("LAND-27 takes a no without an account, once, for the owner to see, and no yes after it", async () => {
    const { maya, id, address, token } = await invited();
    const said = await declineLink(token);
    expect([said.status, said.json()]).toEqual([200, { state: "declined" }]);
    expect((await declineLink(token)).status).toBe(200);
    expect(await listShares(maya)).toMatchObject([{ id, state: "declined" }]);
    expect(await audit(maya.user.id)).toEqual([
      expect.objectContaining({ action: "share.make_family" }),
      { actor: "visitor", action: "share.decline", resource: `shares/${id}` },
    ]);
    expect(await read(token)).toEqual({ state: "declined", isSignedIn: false });
    expect((await acceptShare(await signIn({ email: address }), id)).status).toBe(404);
    // Asking again within a month is refused, and the link still shows the earlier "no".
    expect((await makeShare(maya, { kind: "family", inviteeEmail: address, items: ["moods"] })).status).toBe(409);
    expect(await read(token)).toMatchObject({ state: "declined" });
  });

  it("LAND-27 leads to what the invitation shows by now, when it was changed while it waited", async () => {
    const { maya, id, address, token } = await invited();
    await makeShare(maya, { kind: "family", inviteeEmail: address, items: ["programmes"] });
    const sister = await signIn({ email: address });
    expect(await read(token, sister)).toMatchObject({ state: "open", share: { id, items: ["programmes"] } });
    await declineLink(token);
    expect(await listShares(maya)).toMatchObject([{ id, state: "declined" }]);
  });

  it("LAND-27 answers its own invitation alone: one that was taken back says no to no later one of the same two", async () => {
    const { maya, id, address, token } = await invited();
    await endShare(maya, id);
    const again = await makeShare(maya, { kind: "family", inviteeEmail: address, items: ["moods"] });
    const later = again.json<MadeShare>().id;
    expect(await read(token)).toEqual({ state: "ended", isSignedIn: false });
    expect((await declineLink(token)).status).toBe(404);
    const sister = await signIn({ email: address });
    expect(await listShares(sister)).toMatchObject([{ id: later, state: "pending" }]);
    await acceptShare(sister, later);
    expect(await read(token)).toEqual({ state: "ended", isSignedIn: false });
    expect((await declineLink(token)).status).toBe(404);
    expect((await listShares(maya)).find((share) => share.id === later)?.state).toBe("active");
  });
});

describe("an invitation that is over", () => {
  const refused = async (token: string) => {
    const { status, text } = await declineLink(token);
    expect([status, text.includes("Maya")]).toEqual([404, false]);
  };

  it.each([
    ["ran out", ({ id }: { id: string }) => expire(id)],
    ["was taken back", ({ id, maya }: { id: string; maya: SignedIn }) => endShare(maya, id)],
    [
      "is of somebody deactivated",
      ({ maya }: { maya: SignedIn }) => query(`UPDATE users SET "active" = false WHERE id = $1`, [maya.user.id]),
    ],
    [
      "was dropped since",
      ({ maya }: { maya: SignedIn }) => query(`DELETE FROM shares WHERE "ownerId" = $1`, [maya.user.id]),
    ],
  ])("LAND-27 says that it is over and not whose it was, when it %s", async (_, end) => {
    const one = await invited();
    await end(one);
    expect(await read(one.token)).toEqual({ state: "ended", isSignedIn: false });
  });

  it("takes no answer when it ran out, was taken back or was accepted", async () => {
    const late = await invited();
    await expire(late.id);
    await refused(late.token);
    const taken = await invited();
    await endShare(taken.maya, taken.id);
    await refused(taken.token);
    const accepted = await invited();
    const sister = await signIn({ email: accepted.address });
    await acceptShare(sister, accepted.id);
    await refused(accepted.token);
    expect(await read(accepted.token, sister)).toEqual({ state: "accepted", isSignedIn: true });
    expect((await listShares(accepted.maya))[0]?.state).toBe("active");
  });

  it("AUTH-12 a guess is nobody's link: another id, another secret, a provider's", async () => {
    const { id, token } = await invited();
    for (const guess of [`${newId()}${token.slice(36)}`, `${id}-${newToken()}`, id, newToken(), `${token}x`]) {
      expect(await read(guess)).toBeNull();
      expect((await declineLink(guess)).status).toBe(404);
    }
    expect((await declineLink("x".repeat(300))).status).toBe(400);
    expect(await read(token)).toMatchObject({ state: "open" });
  });
});
