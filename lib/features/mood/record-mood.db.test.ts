import type { MemberCtx } from "@/lib/ports/context";
import { signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { listMood } from "./list-mood";
import { examineMood, recordMood } from "./record-mood";
import { recordMoodInput } from "./schema";

const input = recordMoodInput.parse({ mood: "sad", notes: "I want to kill myself tonight" });

/** The same person, but anything sealed for the service breaks inside the transaction. */
const withoutServiceKey = (ctx: MemberCtx): MemberCtx => ({
  ...ctx,
  transaction: (work) =>
    ctx.transaction((tx) => {
      const broken = Object.defineProperty({ ...tx }, "serviceKey", {
        get() {
          throw new Error("no key");
        },
      });
      return work(broken);
    }),
});

it("CRIS-17 stores entry, incident and alert together or none of them", async () => {
  const { ctx, user } = await signIn();
  const examined = await examineMood(ctx, input);
  await expect(recordMood(withoutServiceKey(ctx), examined)).rejects.toThrow("no key");
  expect(await listMood(ctx)).toEqual([]);
  expect(await query(`SELECT 1 FROM crisis_incidents WHERE "userId" = $1`, [user.id])).toEqual([]);

  expect((await recordMood(ctx, examined)).crisis_detected).toBe(true);
  expect(await listMood(ctx)).toHaveLength(1);
  expect(await query(`SELECT 1 FROM crisis_incidents WHERE "userId" = $1`, [user.id])).toHaveLength(1);
});
