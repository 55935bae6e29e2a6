import { GET as analytics } from "@/app/api/admin/analytics/route";
import { GET as health } from "@/app/api/health/route";
import type { Analytics } from "@/lib/features/analytics/types";
import { signIn, signInStaff } from "@/tests/factories/people";
import { setModelServer } from "@/tests/factories/talkers";
import { userTurn } from "@/tests/fakes/converse";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { modelBreaker } from "./model-breaker";
import { streamWithFallback } from "./stream-with-fallback";

jest.mock("@/lib/reader/check-guide", () => jest.requireActual("@/tests/fakes/guide-judge"));

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  setModelServer(server);
});
afterAll(() => server.close());
beforeEach(() => query(`DELETE FROM rate_limits WHERE key LIKE 'turns:%'`));

const shareInHealth = async () => (await ask(health)).json<{ modelShare?: number | null }>().modelShare;

async function turns(count: number, now = new Date()): Promise<void> {
  await query("DELETE FROM model_health");
  const { ctx: of } = await signIn();
  const ctx = { ...of, now: () => now };
  const { guide, guidedEngine } = ctx;
  for (let at = 0; at < count; at += 1) {
    const pieces = streamWithFallback({
      guide,
      guidedEngine,
      turn: userTurn("A long day."),
      breaker: modelBreaker(ctx),
    });
    for await (const piece of pieces) expect(piece).toHaveProperty("type");
  }
}

it("M6 CHAT-20 health tells what share of the last hour's turns the model answered", async () => {
  expect(await shareInHealth()).toBeNull();
  server.use({ kind: "ok" });
  await turns(1);
  expect(await shareInHealth()).toBe(1);
  server.use({ kind: "status", status: 401 });
  await turns(2);
  expect(await shareInHealth()).toBe(0.33);
});

it("M6 CHAT-20 a turn that is closed for the model counts as not answered, and an earlier hour not at all", async () => {
  server.use({ kind: "ok" });
  await turns(3, new Date(Date.now() - 61 * 60_000));
  server.use({ kind: "half-stream-reset" });
  await turns(1);
  expect(await shareInHealth()).toBe(0);
});

it("M6 ADMN-04 the staff's analytics tell it too", async () => {
  server.use({ kind: "ok" });
  await turns(1);
  const { cookie, headers } = await signInStaff();
  const { model } = (await ask(analytics, { cookie, headers })).json<Analytics>();
  expect(model).toEqual({ isSetUp: true, share: 1 });
});
