import { z } from "zod";
import { signIn } from "@/tests/factories/people";
import { route } from "./route";

const path = "http://localhost/api/test";

it("work that a call defers starts once the handler has answered, and waits for no reader of the answer", async () => {
  const { cookie, user } = await signIn();
  const order: string[] = [];
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const POST = route({ access: "member", input: z.object({}) }, async (ctx) => {
    ctx.later(async (later) => {
      const [row] = await later.db.$queryRaw<{ id: string }[]>`SELECT "id" FROM users WHERE "id" = ${user.id}::uuid`;
      order.push(row?.id ?? "");
      end();
    });
    // Long enough for a statement on another connection.
    await ctx.db.$queryRaw`SELECT pg_sleep(0.05)::text`;
    order.push("answered");
    return {};
  });
  const request = new Request(path, { method: "POST", headers: { cookie } });
  const answer = await POST(request, { params: Promise.resolve({}) });
  await ended;
  expect([answer.status, answer.bodyUsed, order]).toEqual([200, false, ["answered", user.id]]);
});

it("what is left in a transaction begins when that is committed, so that it finds what was stored", async () => {
  const { ctx, user } = await signIn();
  const found: (string | null)[] = [];
  const begun = new Promise<void>((resolve) => {
    void ctx.transaction(async (tx) => {
      await tx.db.user.update({ where: { id: user.id }, data: { firstName: "Mira" }, select: { id: true } });
      tx.later(async (later) => {
        const row = await later.db.user.findUnique({ where: { id: user.id }, select: { firstName: true } });
        found.push(row?.firstName ?? null);
        resolve();
      });
      // Long enough for a statement on another connection.
      await tx.db.$queryRaw`SELECT pg_sleep(0.05)::text`;
    });
  });
  await begun;
  expect(found).toEqual(["Mira"]);
});
