import { GET as analytics } from "@/app/api/admin/analytics/route";
import { GET as health } from "@/app/api/health/route";
import type { Analytics } from "@/lib/across/staff/analytics/types";
import { hearSecondOpinion } from "@/lib/core/incidents/hear-second-opinion";
import type { Finding } from "@/lib/crisis/types";
import { modelBreaker } from "@/lib/features/conversation/model-breaker";
import { streamWithFallback } from "@/lib/features/conversation/stream-with-fallback";
import { signIn, signInStaff } from "@/tests/factories/people";
import { setModelServer } from "@/tests/factories/talkers";
import { userTurn } from "@/tests/fakes/converse";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";

jest.mock("@/lib/reader/check-guide", () => jest.requireActual("@/tests/fakes/guide-judge"));

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  setModelServer(server);
});
afterAll(() => server.close());
beforeEach(() => query(`DELETE FROM rate_limits WHERE key LIKE 'count:%'`));

const NOTHING: Finding = { crisis: false, concern: "none", severity: "none", kind: "none", evidence: [] };

it("M5 CHAT-19 what the second reader says and nobody can read counts as not asked, in the log and in health", async () => {
  const { ctx } = await signIn();
  const logged: unknown[] = [];
  const log = { ...ctx.log, warn: (...line: unknown[]) => void logged.push(line) };
  server.judge("I think this person is fine.");
  expect(await hearSecondOpinion({ ...ctx, log }, NOTHING, "text")).toEqual({ raised: null, calm: false });
  expect(logged).toEqual([["second-opinion-unread", { part: "classification", trouble: "OutOfForm" }]]);
  server.judge('```json\n{"kind":"suicide","severity":"high"}\n```\nPlease take care.');
  expect(await hearSecondOpinion({ ...ctx, log }, NOTHING, "text")).toMatchObject({ raised: { severity: "high" } });
  expect((await ask(health)).json()).toMatchObject({ model: "openai", secondReaderUnread: 1 });
});

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
