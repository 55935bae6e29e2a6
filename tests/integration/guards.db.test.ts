import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { POST as openChat } from "@/app/api/chat/sessions/route";
import type { Handler } from "@/lib/server/http/handler";
import { newId } from "@/lib/shared/ids";
import { signIn } from "@/tests/factories/people";
import { ask } from "@/tests/support/request";

const API = join(process.cwd(), "app", "api");
/** Doors without a session: sign-in, health, codes of the own address, a parent's link, and what does not exist. */
const PUBLIC = [
  ...["/api/[...missing]", "/api/auth/[...nextauth]", "/api/login", "/api/logout"],
  ...["/api/health", "/api/qr", "/api/consent/[token]"],
];
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

const files = readdirSync(API, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(`${sep}route.ts`))
  .map((path) => [`/api/${path.split(sep).slice(0, -1).join("/")}`, join(API, path)] as const);

/** The handlers of a file that ask for a signed-in person or a secret. */
async function guardedIn(file: string): Promise<(readonly [string, Handler])[]> {
  const exported: Partial<Record<(typeof METHODS)[number], Handler>> = await import(file);
  return METHODS.flatMap((method) => {
    const handler = exported[method];
    return handler && handler.access !== "anyone" ? [[method, handler] as const] : [];
  });
}

const call = (handler: Handler, method: string, cookie?: string) =>
  ask(handler, { method, cookie, params: { id: newId() }, body: method === "GET" ? undefined : {} });

describe("API-09 every guarded call", () => {
  it.each(files)("API-08 API-09 %s is a public door on purpose, or answers 401 Unauthorized", async (path, file) => {
    const guarded = await guardedIn(file);
    expect([path, guarded.length > 0]).toEqual([path, !PUBLIC.includes(path)]);
    for (const [method, handler] of guarded) {
      for (const cookie of [undefined, "willow.session=made-up"]) {
        const answer = await call(handler, method, cookie);
        expect([method, answer.status, answer.json()]).toEqual([method, 401, { message: "Unauthorized" }]);
      }
    }
  });

  it("API-09 a job does not open to a signed-in person, an admin included", async () => {
    const { cookie } = await signIn({ isAdmin: true });
    const jobs = files.filter(([path]) => path.startsWith("/api/cron/"));
    expect(jobs.length).toBeGreaterThan(0);
    for (const [, file] of jobs)
      for (const [method, handler] of await guardedIn(file))
        expect((await call(handler, method, cookie)).status).toBe(401);
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
