import { fingerprint, newToken } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { findPendingMatters } from "./pending-matters-repository";

const NOTHING = {
  settings: expect.any(Array),
  leaving: false,
  seats: false,
  invitations: false,
  shares: false,
  children: false,
};
const IN_A_WEEK = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
const indexOf = ({ ctx, user }: SignedIn) => fingerprint(ctx.fingerprintSecret, user.email.toLowerCase());

describe("what may wait for a person", () => {
  it("is nothing for most", async () => {
    expect(await findPendingMatters((await signIn()).ctx)).toEqual(NOTHING);
  });

  it("is an account that is leaving", async () => {
    const person = await signIn();
    await query(`UPDATE users SET "eraseAfter" = $2 WHERE id = $1`, [person.user.id, IN_A_WEEK()]);
    expect(await findPendingMatters(person.ctx)).toEqual({ ...NOTHING, leaving: true });
  });

  it("R-12 is a child that names this address, and not oneself", async () => {
    const parent = await signIn();
    await signIn({ age: 14, parentEmail: parent.user.email });
    expect(await findPendingMatters(parent.ctx)).toEqual({ ...NOTHING, children: true });
  });

  it("SUBS-15 COUP-12 is an invitation to this address, of each kind", async () => {
    const [invitee, other] = [await signIn(), await signIn()];
    const sent = { inviteeEmail: "v1.x", inviteeEmailIndex: indexOf(invitee), expiresAt: IN_A_WEEK() };
    await insert("family_seats", { ownerId: other.user.id, ...sent });
    expect(await findPendingMatters(invitee.ctx)).toEqual({ ...NOTHING, seats: true });
    await insert("partner_invitations", {
      ...{ inviterId: other.user.id, relationshipType: "friend", tokenHash: newToken() },
      ...sent,
    });
    expect(await findPendingMatters(invitee.ctx)).toEqual({ ...NOTHING, seats: true, invitations: true });
    await insert("shares", { ownerId: other.user.id, kind: "family", ...sent });
    expect(await findPendingMatters(invitee.ctx)).toMatchObject({ seats: true, invitations: true, shares: true });
    expect(await findPendingMatters(other.ctx)).toEqual(NOTHING);
  });
});
