import { newId } from "@/lib/shared/ids";
import { signIn } from "@/tests/factories/people";
import { mailsAbout } from "@/tests/support/mails";
import { queueNotice } from "./queue-notice";

const firstChargeAt = new Date("2026-11-24T08:00:00Z");

it("SUBS-16 the trial's mail goes once to the address of the sign-in, however often the event comes", async () => {
  const { ctx, user } = await signIn();
  const notice = {
    kind: "trial_started",
    userId: user.id,
    about: `sub_${newId()}`,
    tier: "plus",
    firstChargeAt,
  } as const;
  await Promise.all(Array.from({ length: 10 }, () => queueNotice(ctx, notice)));
  const mails = await mailsAbout(ctx, user.id);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ kind: "billing_notice", to: { address: user.email } });
  await queueNotice(ctx, { ...notice, about: `sub_${newId()}` });
  expect(await mailsAbout(ctx, user.id)).toHaveLength(2);
});

it("a notice is promised with its reason or not at all", async () => {
  const { ctx, user } = await signIn();
  const failing = ctx.transaction(async (tx) => {
    await queueNotice(tx, { kind: "ended", userId: user.id, about: `sub_${newId()}`, tier: "plus" });
    throw new Error("the reason was not stored");
  });
  await expect(failing).rejects.toThrow("not stored");
  expect(await mailsAbout(ctx, user.id)).toEqual([]);
});

it("whose account is gone is told nothing, and nothing fails", async () => {
  const { ctx } = await signIn();
  const gone = queueNotice(ctx, { kind: "ended", userId: newId(), about: `sub_${newId()}`, tier: "plus" });
  await expect(gone).resolves.toBeUndefined();
});
