import { z } from "zod";
import { signIn } from "@/tests/factories/people";
import { route } from "./route";

const path = "http://localhost/api/test";

it("what a call leaves to be done is handed to our own server, which begins it once the handler has answered", async () => {
  const { cookie, user } = await signIn();
  const left: (() => Promise<void>)[] = [];
  const done: string[] = [];
  const POST = route({ access: "member", input: z.object({}) }, async (ctx) => {
    ctx.later(async (later) => {
      const [row] = await later.db.$queryRaw<{ id: string }[]>`SELECT "id" FROM users WHERE "id" = ${user.id}::uuid`;
      done.push(row?.id ?? "");
    });
    return {};
  });
  const request = new Request(path, { method: "POST", headers: { cookie } });
  const afterwards = { [Symbol.for("willow:afterwards")]: (work: () => Promise<void>) => left.push(work) };
  const answer = await POST(Object.assign(request, afterwards), { params: Promise.resolve({}) });
  expect([answer.status, left.length, done]).toEqual([200, 1, []]);
  await left[0]?.();
  expect(done).toEqual([user.id]);
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
