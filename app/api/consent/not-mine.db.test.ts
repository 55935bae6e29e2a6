import { GET as readFamily } from "@/app/api/family/route";
import type { FamilyView } from "@/lib/across/family/types";
import { family, waitingFamily } from "@/tests/factories/families";
import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { PATCH as patchProfile } from "../user/profile/route";
import { POST as answerLink, GET as readLink } from "./[token]/route";

const look = (token: string) => ask(readLink, { params: { token } });
const say = (token: string, decision: string, cookie?: string) =>
  ask(answerLink, { method: "POST", params: { token }, cookie, body: { decision } });
const patch = ({ cookie }: SignedIn, body: unknown) =>
  ask(patchProfile, { method: "PATCH", path: "/api/user/profile", cookie, body });
const mails = ({ ctx, user }: SignedIn) => mailsAbout(ctx, user.id);
const linkIn = (mail?: { text: string }): string => /\/consent\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";

const addressesOf = ({ user }: SignedIn) =>
  query(
    `SELECT u."parentEmail", u."parentEmailIndex", c."guardianEmail", c."status"::text, u."consent"::text
     FROM users u LEFT JOIN consents c ON c."userId" = u."id" WHERE u."id" = $1 ORDER BY c."requestedAt"`,
    [user.id],
  );

describe("the mail went to somebody who does not know the child", () => {
  it("ONBD-21 R-07 ends the request by the link alone, erases the address at once and asks the child to check it", async () => {
    const { child, parentEmail, token } = await waitingFamily();
    expect((await look(token ?? "")).json()).toMatchObject({ mayDecide: ["refuse", "not_mine"] });
    const { status, json } = await say(token ?? "", "not_mine");
    expect([status, json()]).toEqual([200, { status: "not_mine" }]);
    expect(await addressesOf(child)).toEqual([
      { parentEmail: null, parentEmailIndex: null, guardianEmail: null, status: "not_mine", consent: "pending" },
    ]);
    expect((await look(token ?? "")).json()).toMatchObject({ status: "not_mine", mayDecide: [] });
    const toChild = (await mails(child)).at(-1);
    expect(toChild).toMatchObject({ to: { address: child.user.email } });
    expect(toChild?.text).toMatch(/check|look at the address[\s\S]*\/onboarding/);
    expect((await mails(child)).filter(({ to }) => "address" in to && to.address === parentEmail)).toEqual([]);
    const audit = await query(`SELECT "action" FROM audit_events WHERE "subject" = $1`, [child.user.id]);
    expect(audit).toEqual([{ action: "consent.not_mine" }]);
  });

  it("ONBD-20 takes a corrected address, and for a week not the same slip again", async () => {
    const { child, parentEmail, token } = await waitingFamily();
    await say(token ?? "", "not_mine");
    const again = await patch(child, { parentEmail: parentEmail.toUpperCase() });
    expect([again.status, again.json()]).toMatchObject([400, { issues: [{ path: "parentEmail" }] }]);
    const right = someEmail("mother");
    expect((await patch(child, { parentEmail: right })).json()).toMatchObject({
      parentEmail: right,
      consent: "pending",
    });
    const request = (await mails(child)).filter(({ kind }) => kind === "consent_request").at(-1);
    expect(request).toMatchObject({ to: { address: right } });
    await query(`UPDATE consents SET "decidedAt" = "decidedAt" - interval '8 days' WHERE "userId" = $1`, [
      child.user.id,
    ]);
    expect((await patch(child, { parentEmail })).status).toBe(200);
  });

  it("is for a link that has ended or was refused too, and never against a parent who has shown who they are", async () => {
    const late = await waitingFamily();
    await query(`UPDATE consents SET "expiresAt" = now() - interval '1 day' WHERE "userId" = $1`, [late.child.user.id]);
    expect((await say(late.token ?? "", "not_mine")).status).toBe(200);
    const refused = await waitingFamily();
    await say(refused.token ?? "", "refuse");
    expect((await say(refused.token ?? "", "not_mine")).status).toBe(200);
    expect(await addressesOf(refused.child)).toMatchObject([{ consent: "pending", parentEmail: null }]);
    const known = await family();
    expect((await say(known.token ?? "", "not_mine", known.parent.cookie)).status).toBe(409);
    const no = await waitingFamily();
    await say(no.token ?? "", "refuse", no.parent.cookie);
    expect((await say(no.token ?? "", "not_mine")).status).toBe(409);
  });

  it("forgets an address that the child corrects before anybody answered", async () => {
    const { child, token } = await waitingFamily();
    await patch(child, { parentEmail: someEmail("father") });
    expect(await addressesOf(child)).toMatchObject([
      { guardianEmail: null, status: "expired" },
      { guardianEmail: expect.stringMatching(/^v1\./), status: "pending" },
    ]);
    expect((await look(token ?? "")).json()).toMatchObject({ status: "expired", mayDecide: [] });
  });
});

describe("the notice to a teenager's parent", () => {
  const noticeOf = async (child: SignedIn): Promise<string> =>
    linkIn((await mails(child)).find(({ kind }) => kind === "parent_notice"));

  it("R-07 opens a page that asks nothing, from which a stranger's address is erased and their view ends", async () => {
    const { child, parent } = await family({ age: 15 });
    const token = await noticeOf(child);
    expect((await look(token)).json()).toMatchObject({ status: "notified", mayDecide: ["not_mine"] });
    expect((await say(token, "agree", parent.cookie)).status).toBe(409);
    expect((await say(token, "not_mine")).json()).toEqual({ status: "not_mine" });
    expect(await addressesOf(child)).toMatchObject([{ parentEmail: null, guardianEmail: null, consent: "not_needed" }]);
    const view = (await ask(readFamily, { cookie: parent.cookie })).json<FamilyView>();
    expect(view).toEqual({ role: "guardian", children: [] });
    expect((await look(token)).json()).toMatchObject({ status: "not_mine" });
    expect((await say(token, "not_mine")).status).toBe(409);
  });

  it("ONBD-20 lets the teenager change the rest meanwhile, and name another address", async () => {
    const { child } = await family({ age: 15 });
    await say(await noticeOf(child), "not_mine");
    expect((await patch(child, { voicePreference: true })).status).toBe(200);
    const right = someEmail("mother");
    expect((await patch(child, { parentEmail: right })).json()).toMatchObject({ parentEmail: right });
    expect((await mails(child)).filter(({ kind }) => kind === "parent_notice").at(-1)).toMatchObject({
      to: { address: right },
    });
  });

  it("knows no link that was not mailed, nor one to an address of before", async () => {
    const { child } = await family({ age: 15 });
    const token = await noticeOf(child);
    expect((await look(`${(await signIn({ age: 15 })).user.id}${token.slice(36)}`)).status).toBe(404);
    await patch(child, { parentEmail: someEmail("other") });
    expect((await look(token)).status).toBe(404);
  });
});
