import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import type { Handler } from "@/lib/server/http/handler";

const API = join(process.cwd(), "app", "api");

/** The documented calls (API-13 to API-59 and the contract's table): methods, then path. */
const DOCUMENTED = `
GET              /api/auth/user
GET              /api/login
GET              /api/logout
PATCH            /api/user/profile
GET              /api/therapy-types
GET POST         /api/mood
DELETE           /api/mood/{id}
GET POST         /api/chat/sessions
PATCH DELETE     /api/chat/sessions/{id}
GET              /api/chat/sessions/{id}/messages
POST             /api/chat/sessions/{id}/end
GET              /api/chat/messages
GET              /api/chat/messages/{id}
POST             /api/chat/message
GET PUT          /api/safety-plan
GET              /api/memory
PATCH DELETE     /api/memory/{id}
GET POST         /api/consent/{token}
GET POST DELETE  /api/shares
GET              /api/subscription/tiers
POST             /api/create-subscription
POST             /api/subscription/cancel
POST             /api/subscription/resume
POST             /api/subscription/portal
POST             /api/webhooks/stripe
GET              /api/pt/exercises
GET              /api/pt/exercises/{category}
GET              /api/pt/routines
GET POST         /api/pt/sessions
GET POST         /api/pt/assessments
POST             /api/pt/generate-routine
GET POST         /api/relationships
GET POST         /api/relationship-sessions
GET POST         /api/relationship-messages
GET              /api/relationship-messages/{sessionId}
GET POST         /api/partner-invitations
POST             /api/partner-invitations/{token}/accept
POST             /api/partner-invitations/{token}/decline
POST             /api/trauma-therapy/session
POST             /api/trauma-therapy/message
GET              /api/certificates
GET              /api/certificates/{id}/pdf
GET              /api/certificates/verify/{hash}
GET              /api/programs
GET POST         /api/user-programs
GET              /api/marketing/posts
POST             /api/marketing/generate-post
POST             /api/marketing/post-to-all
POST             /api/marketing/success-story
POST             /api/admin/authenticate
POST             /api/admin/logout
GET              /api/admin/marketing/posts
POST             /api/admin/marketing/posts/{id}/approve
POST             /api/admin/marketing/posts/{id}/schedule
GET POST         /api/admin/marketing/campaigns
POST             /api/admin/marketing/generate-post
POST             /api/admin/marketing/success-story
POST             /api/admin/marketing/post-to-all
GET              /api/admin/platform-status
GET              /api/admin/connections/{platform}/authorize
GET              /api/admin/connections/{platform}/callback
POST             /api/admin/connections/{platform}/disconnect
POST             /api/admin/test-twitter
POST             /api/admin/test-youtube
GET              /api/admin/crisis-incidents
PATCH            /api/admin/crisis-incidents/{id}
GET              /api/admin/users
PATCH            /api/admin/users/{id}
GET              /api/admin/therapy-types
PATCH            /api/admin/therapy-types/{id}
GET PUT          /api/admin/settings
GET              /api/admin/analytics
GET              /api/admin/audit
DELETE           /api/account
GET              /api/account/export
GET POST         /api/cron/outbox
GET POST         /api/cron/sweep
GET POST         /api/cron/publish-posts
GET POST         /api/cron/reconcile-billing
GET POST         /api/cron/retention
GET POST         /api/cron/audit-chain
GET              /api/health
GET              /api/qr
`;

const calls = DOCUMENTED.trim()
  .split("\n")
  .flatMap((line) => {
    const words = line.split(/\s+/);
    const path = words.pop() ?? "";
    return words.map((method) => ({ method, path }));
  });

/** Ignores parameter names, which each route chooses. */
const shape = (path: string): string => path.replaceAll(/\{\w+\}|\[\w+\]/g, "*");

const routes = new Map(
  readdirSync(API, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(`${sep}route.ts`))
    .map((path) => [shape(`/api/${path.split(sep).slice(0, -1).join("/")}`), join(API, path)]),
);

it("the list says which calls there are", () => expect(calls.length).toBeGreaterThan(90));

it.each(calls)("API-01 $method $path is a handler at exactly that path", async ({ method, path }) => {
  const file = routes.get(shape(path));
  expect([path, file]).toEqual([path, expect.any(String)]);
  const exported: Record<string, Handler | undefined> = await import(file ?? "");
  expect(typeof exported[method]).toBe("function");
  expect(exported[method]?.missing).toBeUndefined();
});
