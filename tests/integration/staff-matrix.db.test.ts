import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { openAdminSession } from "@/lib/across/staff/open-admin-session";
import { ADMIN_TOKEN_HEADER } from "@/lib/server/http/access";
import type { Handler } from "@/lib/server/http/handler";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { ask } from "@/tests/support/request";

/**
 * The staff calls and who may make them, listed by hand (contract 7). One letter per person, in the
 * order of `PEOPLE`: `-` 401 Unauthorized, `e` 401 Admin session expired, `x` 403, `+` let in. The
 * number is the status for someone who is let in and sends an unknown id and an empty body, so
 * that hardly any call changes anything.
 */
const CELLS: Readonly<Record<string, readonly [cells: string, letIn: number]>> = {
  "POST /api/admin/authenticate": ["- + x + + + + +", 400],
  "POST /api/admin/logout": ["- e e + e + e +", 200],
  "GET /api/admin/session": ["- e e + e + e +", 200],

  "GET /api/admin/users": ["- e e x e x e +", 200],
  "PATCH /api/admin/users/[id]": ["- e e x e x e +", 400],
  "GET /api/admin/audit": ["- e e x e x e +", 200],
  "GET /api/admin/audit/chain": ["- e e x e x e +", 200],

  "GET /api/admin/crisis-incidents": ["- e e x e + e +", 200],
  "GET /api/admin/crisis-incidents/[id]": ["- e e x e + e +", 404],
  "PATCH /api/admin/crisis-incidents/[id]": ["- e e x e + e +", 400],
  "POST /api/admin/crisis-incidents/[id]/break-glass": ["- e e x e + e +", 400],
  "GET /api/admin/crisis-incidents/[id]/conversation": ["- e e x e + e +", 404],
  "GET /api/admin/crisis-report": ["- e e x e + e +", 200],

  "GET /api/admin/therapy-types": ["- e e + e + e +", 200],
  "PATCH /api/admin/therapy-types/[id]": ["- e e + e + e +", 404],
  "POST /api/admin/therapy-types/[id]/preview": ["- e e + e + e +", 400],
  "POST /api/admin/therapy-types/[id]/restore": ["- e e + e + e +", 400],
  "GET /api/admin/therapy-types/[id]/versions": ["- e e + e + e +", 404],
  "GET /api/admin/settings": ["- e e + e + e +", 200],
  "PUT /api/admin/settings": ["- e e + e + e +", 400],
  "GET /api/admin/settings/changes": ["- e e + e + e +", 200],
  "POST /api/admin/settings/undo": ["- e e + e + e +", 400],
  "POST /api/admin/settings/test-alert": ["- e e + e + e +", 200],
  "GET /api/admin/analytics": ["- e e + e + e +", 200],

  "GET /api/admin/marketing/posts": ["- e e + e + e +", 200],
  "PATCH /api/admin/marketing/posts/[id]": ["- e e + e + e +", 404],
  "DELETE /api/admin/marketing/posts/[id]": ["- e e + e + e +", 404],
  "POST /api/admin/marketing/posts/[id]/approve": ["- e e + e + e +", 404],
  "POST /api/admin/marketing/posts/[id]/schedule": ["- e e + e + e +", 400],
  "POST /api/admin/marketing/posts/[id]/publish": ["- e e + e + e +", 404],
  "POST /api/admin/marketing/generate-post": ["- e e + e + e +", 201],
  "POST /api/admin/marketing/success-story": ["- e e + e + e +", 201],
  "POST /api/admin/marketing/post-to-all": ["- e e + e + e +", 200],
  "GET /api/admin/marketing/deliveries": ["- e e + e + e +", 200],
  "GET /api/admin/marketing/campaigns": ["- e e + e + e +", 200],
  "POST /api/admin/marketing/campaigns": ["- e e + e + e +", 400],
  "PATCH /api/admin/marketing/campaigns/[id]": ["- e e + e + e +", 404],

  "GET /api/admin/platform-status": ["- e e + e + e +", 200],
  "POST /api/admin/test-twitter": ["- e e + e + e +", 200],
  "POST /api/admin/test-youtube": ["- e e + e + e +", 200],
  "GET /api/admin/connections/[platform]/authorize": ["- e e + e + e +", 409],
  "POST /api/admin/connections/[platform]/disconnect": ["- e e + e + e +", 409],
  "GET /api/admin/connections/[platform]/accounts": ["- e e + e + e +", 400],
  "POST /api/admin/connections/[platform]/accounts": ["- e e + e + e +", 400],
  // The platform redirects the browser here in a window without a PIN session, so the single-use
  // state is the guard.
  "GET /api/admin/connections/[platform]/callback": ["- + + + + + + +", 400],

  "GET /api/marketing/posts": ["- + x + + + + +", 200],
  "PATCH /api/marketing/posts/[id]": ["- + x + + + + +", 400],
  "DELETE /api/marketing/posts/[id]": ["- + x + + + + +", 404],
  "POST /api/marketing/generate-post": ["- + x + + + + +", 201],
  "POST /api/marketing/success-story": ["- + x + + + + +", 201],
  "POST /api/marketing/post-to-all": ["- x x + x + + +", 200],
};

const PEOPLE = [
  "visitor",
  "member",
  "child",
  "PIN holder",
  "clinician without PIN",
  "clinician",
  "admin without PIN",
  "admin",
] as const;
type Person = (typeof PEOPLE)[number];

const WITH_PIN: readonly Person[] = ["PIN holder", "clinician", "admin"];
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const API = join(process.cwd(), "app", "api");

const files = ["admin", "marketing"].flatMap((area) =>
  readdirSync(join(API, area), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(`route.ts`))
    .map((path) => [`/api/${[area, ...path.split(sep).slice(0, -1)].join("/")}`, join(API, area, path)] as const),
);

const people = new Map<Person, SignedIn>();

beforeAll(async () => {
  people.set("member", await signIn());
  people.set("child", await signIn({ age: 15 }));
  people.set("PIN holder", await signIn());
  people.set("clinician without PIN", await signIn({ isClinician: true }));
  people.set("clinician", await signIn({ isClinician: true }));
  people.set("admin without PIN", await signIn({ isAdmin: true }));
  people.set("admin", await signIn({ isAdmin: true }));
}, 60_000);

async function call(handler: Handler, method: string, person: Person) {
  const who = people.get(person);
  // A new session for each call, because one of them ends it.
  const token = who && WITH_PIN.includes(person) ? (await openAdminSession(who.ctx)).token : null;
  return ask(handler, {
    method,
    cookie: who?.cookie,
    headers: token ? { [ADMIN_TOKEN_HEADER]: token } : {},
    params: { id: newId(), platform: "youtube" },
    body: method === "GET" ? undefined : {},
  });
}

/** The letter of a response, or the response itself if it has no letter. */
function letterOf({ status, text }: { status: number; text: string }, letIn: number): string {
  if (status === 401 && text === '{"message":"Unauthorized"}') return "-";
  if (status === 401 && text.includes('"Admin session expired"')) return "e";
  if (status === letIn) return "+";
  return status === 403 ? "x" : `${status} ${text.slice(0, 80)}`;
}

const isPageForVisitors = (text: string): boolean => text.startsWith("<!doctype html>");

async function callsThatExist(): Promise<Map<string, Handler>> {
  const found = new Map<string, Handler>();
  for (const [path, file] of files) {
    const exported: Partial<Record<(typeof METHODS)[number], Handler>> = await import(file);
    for (const method of METHODS) {
      const handler = exported[method];
      // Methods that the path doesn't support answer 405 to everyone.
      if (handler && (await call(handler, method, "visitor")).status !== 405) found.set(`${method} ${path}`, handler);
    }
  }
  return found;
}

it("ADMN-06 API-50 every staff call lets in whom the matrix names, and no call stands outside of it", async () => {
  const calls = await callsThatExist();
  const unlisted = [...calls.keys()].filter((name) => !(name in CELLS));
  const gone = Object.keys(CELLS).filter((name) => !calls.has(name));
  let cells = 0;
  const wrong: string[] = [];
  for (const [name, handler] of calls) {
    const [expected = "", letIn = 0] = CELLS[name] ?? [];
    const [method = ""] = name.split(" ");
    for (const [at, letter] of expected.split(" ").entries()) {
      const person = PEOPLE[at];
      if (!person) throw new Error(`${name} has a cell too many`);
      const answer = await call(handler, method, person);
      cells += 1;
      const got = answer.status === 401 && isPageForVisitors(answer.text) ? "-" : letterOf(answer, letIn);
      if (got !== letter) wrong.push(`${name} for ${person}: expected ${letter}, got ${got}`);
    }
  }
  console.log(
    `staff matrix: ${calls.size} calls x ${PEOPLE.length} people, ${cells - wrong.length} of ${cells} cells as written`,
  );
  expect({ wrong, unlisted, gone }).toEqual({ wrong: [], unlisted: [], gone: [] });
  expect(cells).toBe(calls.size * PEOPLE.length);
}, 120_000);
