import { changeSettings } from "@/lib/across/staff/settings/change-settings";
import { sendTestAlert } from "@/lib/across/staff/settings/send-test-alert";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { alertRecipients } from "@/lib/core/settings/recipients";
import type { MemberCtx } from "@/lib/ports/context";
import type { Mail } from "@/lib/ports/mail";
import { signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST } from "./route";

afterEach(() => query("DELETE FROM settings"));

/** Staff whose mails are captured; mails queued by other tests aren't included. */
async function withMails() {
  const staff = await signInStaff();
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const ctx: MemberCtx = { ...staff.ctx, mailer, later: () => undefined };
  return { staff, sent, ctx: { ...ctx, transaction: (work) => work(ctx as never) } as MemberCtx };
}

it("a test goes to the clinicians of the environment and to those whom staff added, each once, and says what it is", async () => {
  const { ctx, sent } = await withMails();
  await changeSettings(ctx, { crisisAlertEmails: ["second@clinic.example", "clinician@example.com"] });
  expect(await sendTestAlert(ctx)).toEqual({ recipients: 2 });
  await drainOutbox(ctx);
  const tests = sent.filter(({ subject }) => subject.includes("alert test"));
  expect(tests.map(({ to }) => to).sort()).toEqual(["clinician@example.com", "second@clinic.example"]);
  expect(tests[0]?.text).toMatch(/No one needs you right now/);
});

it("a setting can add to those whom a crisis reaches, and never take the operator's away", async () => {
  const { ctx } = await withMails();
  await changeSettings(ctx, { crisisAlertEmails: ["second@clinic.example"] });
  expect(await alertRecipients(ctx)).toEqual(["clinician@example.com", "second@clinic.example"]);
  await changeSettings(ctx, { crisisAlertEmails: [] });
  expect(await alertRecipients(ctx)).toEqual(["clinician@example.com"]);
});

it("says so when an alert would reach nobody", async () => {
  const { ctx } = await withMails();
  const unnamed = { ...ctx, settings: { ...ctx.settings, clinicianEmails: [] } };
  const nobody: MemberCtx = { ...unnamed, transaction: (work) => work(unnamed as never) };
  await expect(sendTestAlert(nobody)).rejects.toMatchObject({ code: "conflict" });
});

it("ADMN-06 needs a PIN session, and each test is an audit row", async () => {
  const { staff } = await withMails();
  expect((await ask(POST, { method: "POST", cookie: staff.cookie })).status).toBe(401);
  expect((await ask(POST, { method: "POST", ...staff })).status).toBe(200);
  // The test mail goes to everyone on duty, so it's limited to one per ten minutes.
  expect((await ask(POST, { method: "POST", ...staff })).status).toBe(429);
  expect(await query(`SELECT 1 FROM audit_events WHERE "actor" = $1`, [staff.user.id])).toHaveLength(1);
});
