import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsOfKind } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { POST } from "./route";

const PIN = process.env.ADMIN_PIN ?? "";

beforeEach(async () => {
  await query("DELETE FROM pin_tries");
  await query("DELETE FROM outbox WHERE kind IN ('pin_locked', 'pin_opened')");
});

const enter = ({ cookie }: SignedIn, pin: string) => ask(POST, { method: "POST", body: { pin }, cookie });
async function mistype(who: SignedIn, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) await enter(who, "000000");
}
const kinds = async () =>
  (await query<{ kind: string }>("SELECT kind FROM outbox WHERE kind LIKE 'pin%' ORDER BY \"createdAt\"")).map(
    ({ kind }) => kind,
  );
const anHourLater = () =>
  query(`UPDATE outbox SET "createdAt" = "createdAt" - interval '61 minutes' WHERE kind LIKE 'pin%'`);

it("ADMN-07 R-09 admins hear of a door that closed on somebody, once an hour, however many go on", async () => {
  const [one, other, third] = [await signIn(), await signIn(), await signIn()];
  await mistype(one, 4);
  expect(await kinds()).toEqual([]);
  await mistype(one, 3);
  await mistype(other, 7);
  expect(await kinds()).toEqual(["pin_locked"]);
  await anHourLater();
  await mistype(one, 2);
  expect(await kinds()).toEqual(["pin_locked"]);
  await mistype(third, 6);
  expect(await kinds()).toEqual(["pin_locked", "pin_locked"]);
});

it("ADMN-07 R-09 and of one that opened after several wrong ones; a single slip is nobody's business", async () => {
  const [slipping, guessing] = [await signIn(), await signIn()];
  await mistype(slipping, 2);
  expect((await enter(slipping, PIN)).status).toBe(200);
  expect(await kinds()).toEqual([]);
  await mistype(guessing, 3);
  expect((await enter(guessing, PIN)).status).toBe(200);
  expect(await kinds()).toEqual(["pin_opened"]);
});

it("R-09 the mail goes to the admins and names neither the person nor what was tried", async () => {
  const who = await signIn();
  await mistype(who, 6);
  const [mail] = await mailsOfKind(who.ctx, "pin_locked");
  expect(mail?.text).toContain("/admin/audit");
  expect([{ admins: true }, { address: process.env.ADMIN_EMAILS }]).toContainEqual(mail?.to);
  expect(JSON.stringify(mail)).not.toMatch(new RegExp(`${who.user.email}|${who.user.id}|000000|${PIN}`));
});
