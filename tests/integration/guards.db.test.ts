import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { POST as openChat } from "@/app/api/chat/sessions/route";
import type { Handler } from "@/lib/server/http/handler";
import { newId } from "@/lib/shared/ids";
import { signIn } from "@/tests/factories/people";
import { ask } from "@/tests/support/request";

const API = join(process.cwd(), "app", "api");
/**
 * Routes that need no session: sign-in, health, QR codes of our own address, a parent's link, a
 * care provider's summary, declining an invitation, checking a certificate, prices, signed calls,
 * and unknown paths.
 */
const PUBLIC = [
  ...["/api/[...missing]", "/api/auth/[...nextauth]", "/api/login", "/api/logout"],
  ...["/api/health", "/api/qr", "/api/consent/[token]", "/api/certificates/verify/[hash]", "/api/shares/open"],
  "/api/shares/decline",
  ...["/api/subscription/tiers", "/api/webhooks/stripe"],
];
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

const files = readdirSync(API, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(`${sep}route.ts`))
  .map((path) => [`/api/${path.split(sep).slice(0, -1).join("/")}`, join(API, path)] as const);

async function handlersOf(file: string): Promise<(readonly [string, Handler])[]> {
  const exported: Partial<Record<(typeof METHODS)[number], Handler>> = await import(file);
  return METHODS.flatMap((method) => {
    const handler = exported[method];
    return handler ? [[method, handler] as const] : [];
  });
}

const call = (handler: Handler, method: string, cookie?: string) =>
  ask(handler, { method, cookie, params: { id: newId() }, body: method === "GET" ? undefined : {} });

/** Each method's response; methods that the file lacks are omitted. */
async function answersOf(file: string, cookie?: string): Promise<unknown[]> {
  const answers = [];
  for (const [method, handler] of await handlersOf(file)) {
    const { status, json } = await call(handler, method, cookie);
    if (status !== 405) answers.push([status, json()]);
  }
  return answers;
}

const UNAUTHORIZED = [401, { message: "Unauthorized" }];

describe("every call that is no public door", () => {
  const closed = files.filter(([path]) => !PUBLIC.includes(path));

  it.each(closed)(
    "API-08 API-09 %s answers a visitor, and a made-up session, with 401 Unauthorized",
    async (_, file) => {
      for (const cookie of [undefined, "willow.session=made-up"]) {
        const answers = await answersOf(file, cookie);
        expect(answers).not.toEqual([]);
        expect(answers).toEqual(answers.map(() => UNAUTHORIZED));
      }
    },
  );

  it("API-09 a job does not open to a signed-in person, an admin included", async () => {
    const { cookie } = await signIn({ isAdmin: true });
    const jobs = closed.filter(([path]) => path.startsWith("/api/cron/"));
    expect(jobs.length).toBeGreaterThan(0);
    for (const [, file] of jobs) expect(await answersOf(file, cookie)).toEqual([UNAUTHORIZED, UNAUTHORIZED]);
  });
});

it("API-10 errors are JSON with a message, a code and the fields that are wrong", async () => {
  const { cookie } = await signIn();
  const answer = await ask(openChat, { method: "POST", body: { title: 4 }, cookie });
  expect(answer.status).toBe(400);
  expect(answer.json()).toEqual({
    message: "Expected string, received number",
    code: "invalid",
    issues: [{ path: "title", message: "Expected string, received number" }],
  });
});

it("API-10 a creation answers 201, the same empty one handed back 200, a read 200", async () => {
  const { cookie } = await signIn();
  const open = () => ask(openChat, { method: "POST", body: {}, cookie });
  expect([(await open()).status, (await open()).status]).toEqual([201, 200]);
});
