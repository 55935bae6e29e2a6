import { z } from "zod";
import { signIn } from "@/tests/factories/people";
import { route } from "./route";

/** The framework's shutdown waits for what it's given here; outside a request it takes nothing. */
const held: Promise<unknown>[] = [];
jest.mock("next/server", () => ({
  ...jest.requireActual("next/server"),
  after: (work: Promise<unknown>) => void held.push(work),
}));

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

it("shutdown waits for a handler, and for the work that it left", async () => {
  const { cookie } = await signIn();
  const order: string[] = [];
  const POST = route({ access: "member", input: z.object({}) }, async (ctx) => {
    ctx.later(async (later) => {
      await later.db.$queryRaw`SELECT pg_sleep(0.05)::text`;
      order.push("worked");
    });
    await ctx.db.$queryRaw`SELECT pg_sleep(0.05)::text`;
    order.push("answered");
    return {};
  });
  held.length = 0;
  const request = new Request(path, { method: "POST", headers: { cookie } });
  const answering = POST(request, { params: Promise.resolve({}) });
  expect(held.length).toBeGreaterThan(0);
  const [handler] = held;
  await handler;
  expect(order).toEqual(["answered"]);
  await answering;
  await Promise.all(held);
  expect(order).toEqual(["answered", "worked"]);
});
