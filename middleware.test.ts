import { NextRequest } from "next/server";
import { config, middleware } from "./middleware";

const PUBLIC = ["/terms", "/privacy", "/use-license", "/compliance", "/healthcare-professionals", "/qr"];
const PUBLIC_BY_CONTRACT = ["/safety", "/safety-plan/blank", "/certificates/verify/abc", "/consent/abc", "/shares/abc"];
const PROTECTED = [
  ...["/onboarding", "/chat", "/chat/3f0e", "/subscribe", "/dashboard", "/physical-therapy", "/certificates"],
  ...["/marketing", "/license", "/safety-plan", "/admin", "/admin/marketing", "/admin/connections"],
];
const PROMPTS = ["/couples-therapy", "/trauma-therapy"];

const visit = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(new URL(path, "http://localhost:3000"), { headers }));
const signedIn = (path: string) => visit(path, { cookie: "willow.session=any" });

const bounces = (response: Response): boolean =>
  response.headers.get("x-middleware-rewrite")?.endsWith("/sign-in-required") ?? false;
const passes = (response: Response): boolean => response.headers.get("x-middleware-next") === "1";

/** What the page's code will see under a name after the middleware. */
const handedOn = (response: Response, name: string) => response.headers.get(`x-middleware-request-${name}`);

describe("a visitor without a session", () => {
  it.each([...PUBLIC, ...PUBLIC_BY_CONTRACT])("ROUTE-02 reaches %s", (path) => {
    expect(passes(visit(path))).toBe(true);
  });

  it("ROUTE-02 ROUTE-04 gets the landing page at /, apart from home; a session passes", () => {
    const response = visit("/");
    expect([response.status, response.headers.get("x-middleware-rewrite")]).toEqual([
      200,
      "http://localhost:3000/welcome",
    ]);
    expect(handedOn(response, "x-nonce")).toBeTruthy();
    expect(passes(signedIn("/"))).toBe(true);
  });

  it("COUP-12 reaches the start page by the link of an invitation, which leads to the sign-in and back", () => {
    expect(passes(visit("/?invitation=a-secret"))).toBe(true);
  });

  it("ROUTE-13 reaches /qr, and so does a signed-in person", () => {
    expect([passes(visit("/qr")), passes(signedIn("/qr"))]).toEqual([true, true]);
  });

  it.each([...PROTECTED, "/dashboard/", "/chat/a/b", "/admin/anything"])(
    "ROUTE-02 ROUTE-03 gets 401 and the bounce in place of %s",
    (path) => {
      const response = visit(path);
      expect([response.status, bounces(response)]).toEqual([401, true]);
    },
  );

  it.each(PROMPTS)("ROUTE-11 is let through to the prompt of %s", (path) => {
    expect(passes(visit(path))).toBe(true);
  });

  it.each(["/nowhere", "/Dashboard", "/dashboardx", "/chats"])("ROUTE-12 %s is left to the not-found page", (path) => {
    expect([passes(visit(path)), bounces(visit(path))]).toEqual([true, false]);
  });
});

it.each([...PROTECTED, ...PROMPTS])("ROUTE-03 a session cookie is let through to %s, which checks it", (path) => {
  expect(passes(signedIn(path))).toBe(true);
  expect(passes(visit(path, { cookie: "__Host-willow.session=any" }))).toBe(true);
});

describe("headers", () => {
  it("every answer forbids framing, sniffing, foreign referrers and being kept", () => {
    for (const response of [visit("/"), visit("/dashboard"), signedIn("/chat"), visit("/nowhere")]) {
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "strict-transport-security": expect.stringContaining("max-age="),
        "permissions-policy": expect.stringContaining("camera=()"),
        "cache-control": "private, no-store",
      });
    }
  });

  it("scripts need a nonce that no two answers share", () => {
    const [one, other] = [visit("/"), visit("/")].map((response) => response.headers.get("content-security-policy"));
    expect(one).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}' 'strict-dynamic'/);
    expect(one).toContain("frame-ancestors 'none'");
    expect(one).not.toContain("unsafe-eval");
    expect(one).not.toBe(other);
  });

  it("the payment provider is named on /subscribe and nowhere else", () => {
    expect(signedIn("/subscribe").headers.get("content-security-policy")).toContain("https://js.stripe.com");
    for (const path of ["/", "/chat", "/dashboard"])
      expect(signedIn(path).headers.get("content-security-policy")).not.toContain("https:");
  });

  it("what a client sends under our own names is not handed on", () => {
    const forged = { "x-nonce": "forged", "content-security-policy": "default-src *", "x-middleware-subrequest": "m" };
    const page = visit("/", forged);
    expect(handedOn(page, "x-nonce")).toBeTruthy();
    expect(handedOn(page, "x-nonce")).not.toBe("forged");
    expect(handedOn(page, "content-security-policy")).toContain("default-src 'self'");
    expect(handedOn(page, "x-middleware-subrequest")).toBeNull();
  });
});

describe("the matcher", () => {
  const [pattern = ""] = config.matcher;
  const guarded = new RegExp(`^${pattern}$`);

  it.each([...PUBLIC, ...PROTECTED, "/api", "/dashboard.png", "/chat/icon.svg", "/install/made-up"])(
    "ROUTE-03 sees %s",
    (path) => {
      expect(guarded.test(path)).toBe(true);
    },
  );

  it("ROUTE-03 calls of the API are never bounced: each answers for itself", () => {
    for (const path of ["/api/mood", "/api/chat/message", "/api/nothing"]) expect(guarded.test(path)).toBe(false);
  });

  it.each([
    "/_next/static/chunk.js",
    "/icon.svg",
    "/manifest.webmanifest",
    "/first-aid.js",
    "/install/maskable-192.png",
  ])("leaves %s alone", (path) => {
    expect(guarded.test(path)).toBe(false);
  });
});
