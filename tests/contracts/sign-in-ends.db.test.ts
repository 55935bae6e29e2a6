import { NextRequest } from "next/server";
import { GET as comeBack, POST as postBack } from "@/app/api/auth/[...nextauth]/route";
import { GET as readSelf } from "@/app/api/auth/user/route";
import { GET as login } from "@/app/api/login/route";
import { SIGN_IN_PROBLEM_COPY } from "@/lib/core/identity/copy";
import { sessionCookieName } from "@/lib/server/session-cookie";
import { finishSignIn } from "@/lib/server/sign-in-callback";
import { someEmail } from "@/tests/factories/people";
import { type IdentityProvider, type ProviderMood, startIdentityProvider } from "@/tests/fakes/identity-provider";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { browse, type Jar } from "@/tests/support/sign-in-walk";
import { BAD_ENDS, GOOD_ENDS } from "./sign-in-ends";

let provider: IdentityProvider;
const lines: string[] = [];
let hear: (line: string) => unknown = () => undefined;

beforeAll(async () => {
  provider = await startIdentityProvider();
  process.env.OIDC_ISSUER = provider.issuer;
  const take = (line: unknown) => {
    lines.push(String(line));
    hear(String(line));
    return true;
  };
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, "write").mockImplementation(take);
});
afterAll(() => {
  jest.restoreAllMocks();
  return provider.close();
});
beforeEach(() => {
  provider.use({});
  lines.length = 0;
});

const logged = () => lines.map((line): Record<string, unknown> => JSON.parse(line));
const endsLogged = () => logged().filter(({ event }) => event === "sign-in-failed" || event === "sign-in-refused");

/** Goes from "Sign In" to the provider, and returns the URL to which it sends the browser back. */
async function leave(jar: Jar, returnTo = "/"): Promise<URL> {
  const left = await browse(jar, `/api/login?returnTo=${encodeURIComponent(returnTo)}`, (request) =>
    login(request, { params: Promise.resolve({}) }),
  );
  return provider.authorize(left.headers.get("location") ?? "");
}

const params = Promise.resolve({ nextauth: ["callback", "oidc"] });
const arrive = (jar: Jar, back: URL) => browse(jar, back, (request) => comeBack(request, { params }));
/** Aborts as soon as the provider keeps someone waiting, like the time limit would. */
const arriveInVain = (jar: Jar, back: URL) => {
  const limit = new AbortController();
  void provider.isWaitedFor().then(() => limit.abort());
  return browse(jar, back, (request) => finishSignIn(request, { params }, limit.signal));
};
const isSlow = ({ discovery, token }: ProviderMood) =>
  [discovery, token].some((treatment) => treatment?.kind === "hangs" || treatment?.kind === "stalls");

const problemOf = (answer: Response) => {
  const to = new URL(answer.headers.get("location") ?? "", "http://localhost");
  return { status: answer.status, page: to.pathname, code: to.searchParams.get("error") };
};

it("has more than 25 ways in which a sign-in can end badly", () => {
  expect(new Set(BAD_ENDS.map(({ name }) => name)).size).toBe(BAD_ENDS.length);
  expect(BAD_ENDS.length).toBeGreaterThanOrEqual(25);
});

it.each(BAD_ENDS.map((end) => [end.name, end] as const))(
  "AUTH-01 AUTH-05 where %s, the browser gets a page and the log the reason",
  async (_, { mood = {}, back, jar: spoilJar, code, reason }) => {
    const jar: Jar = new Map();
    const address = await leave(jar);
    back?.(address);
    spoilJar?.(jar);
    provider.use(mood);
    const answer = await (isSlow(mood) ? arriveInVain : arrive)(jar, address);
    expect(problemOf(answer)).toEqual({ status: 302, page: "/sign-in-problem", code });
    expect(SIGN_IN_PROBLEM_COPY.reasons[code]).toMatch(/\.$/);
    expect(await answer.text()).toBe("");
    expect(jar.has(sessionCookieName())).toBe(false);
    expect(endsLogged()).toEqual([expect.objectContaining({ reason })]);
    const said = lines.join("");
    for (const secret of [...provider.secrets, "maya@example.com", "s3cr3t"]) expect(said).not.toContain(secret);
  },
);

it.each(GOOD_ENDS)("AUTH-01 AUTH-06 %s let the person in", async (_, claims, [firstName, lastName]) => {
  const email = someEmail();
  provider.use({ claims: { email: ` ${email.toUpperCase()} `, ...claims } });
  const jar: Jar = new Map();
  const answer = await arrive(jar, await leave(jar, "/mood?day=1"));
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "http://localhost:3000/mood?day=1"]);
  const cookie = `${sessionCookieName()}=${jar.get(sessionCookieName())}`;
  expect((await ask(readSelf, { cookie })).json()).toMatchObject({ email, firstName, lastName, profileImageUrl: null });
  expect(endsLogged()).toEqual([]);
});

it("AUTH-05 a second try after a spoilt cookie works, and leads where the first one was to lead", async () => {
  const jar: Jar = new Map();
  const address = await leave(jar, "/mood?day=1");
  const first = await arrive(jar, Object.assign(new URL(address), { search: "?error=access_denied" }));
  expect(first.headers.get("location")).toBe("/sign-in-problem?error=Canceled&returnTo=%2Fmood%3Fday%3D1");
  jar.set("next-auth.callback-url", "null");
  expect(problemOf(await arrive(jar, address)).page).toBe("/sign-in-problem");
  const again = await arrive(jar, await leave(jar, "/mood?day=1"));
  expect(again.headers.get("location")).toBe("http://localhost:3000/mood?day=1");
});

it("AUTH-05 of two tabs that sign in at once the second one still does after the first has failed", async () => {
  const jar: Jar = new Map();
  const [first, second] = [await leave(jar), await leave(jar)];
  expect(problemOf(await arrive(jar, first)).code).toBe("Expired");
  await arrive(jar, second);
  expect(jar.has(sessionCookieName())).toBe(true);
});

it("AUTH-05 many sign-ins that fail at once are each told and logged for their own reason", async () => {
  const walks = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const jar: Jar = new Map();
      const address = await leave(jar);
      if (at % 2 === 0) jar.delete("next-auth.state");
      else address.searchParams.set("code", "made-up");
      return { jar, address };
    }),
  );
  await Promise.all(walks.map(({ jar, address }) => arrive(jar, address)));
  const reasons = endsLogged().map(({ reason }) => reason);
  expect(reasons.sort()).toEqual([...Array(6).fill("invalid_grant"), ...Array(6).fill("state_cookie_missing")]);
});

it("AUTH-05 nobody is made or signed in by an answer that comes after the person was told that it took too long", async () => {
  const email = someEmail();
  const jar: Jar = new Map();
  const address = await leave(jar);
  provider.use({ token: { kind: "stalls" }, claims: { email } });
  expect(problemOf(await arriveInVain(jar, address)).code).toBe("Away");
  const late = new Promise<void>((resolve) => {
    hear = (line) => line.includes("too_late") && resolve();
  });
  provider.goOn();
  await late;
  expect(await query("SELECT 1 FROM users WHERE email = $1", [email])).toEqual([]);
});

describe("a provider that never answers, with the 15 seconds passing as 200 ms", () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  let asked: jest.SpyInstance;
  beforeEach(() => {
    asked = jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(ms === 15_000 ? 200 : ms));
  });
  afterEach(() => asked.mockRestore());

  it.each([
    ["the token endpoint", "hangs", { token: { kind: "hangs" } }],
    ["the token endpoint", "stops halfway", { token: { kind: "stalls" } }],
    ["discovery", "hangs", { discovery: { kind: "hangs" } }],
  ] as const)(
    "AUTH-05 where %s %s on the way back, the route itself ends on the page and logs why",
    async (_, __, mood) => {
      const jar: Jar = new Map();
      const address = await leave(jar, "/mood?day=1");
      provider.use(mood);
      const begun = performance.now();
      const answer = await arrive(jar, address);
      expect(performance.now() - begun).toBeGreaterThanOrEqual(190);
      expect(answer.headers.get("location")).toBe("/sign-in-problem?error=Away&returnTo=%2Fmood%3Fday%3D1");
      expect(endsLogged()).toEqual([expect.objectContaining({ event: "sign-in-failed", reason: "provider_slow" })]);
      expect(asked).toHaveBeenCalledWith(15_000);
      expect(jar.has(sessionCookieName())).toBe(false);
    },
  );

  it("AUTH-05 API-14 where discovery hangs when the sign-in begins, it ends on the same page", async () => {
    provider.use({ discovery: { kind: "hangs" } });
    const left = await browse(new Map(), "/api/login?returnTo=%2Fmood", (request) =>
      login(request, { params: Promise.resolve({}) }),
    );
    expect(left.headers.get("location")).toBe("/sign-in-problem?error=Away&returnTo=%2Fmood");
    expect(endsLogged()).toEqual([expect.objectContaining({ reason: "provider_slow" })]);
    expect(asked).toHaveBeenCalledWith(15_000);
  });
});

it.each([
  ["hangs up", { kind: "hangs up" }],
  ["is broken", { kind: "answers", status: 500, body: "" }],
  ["says something else", { kind: "answers", status: 200, body: "<html>" }],
] as const)("API-14 a provider that %s when the sign-in begins ends in the same page", async (_, discovery) => {
  provider.use({ discovery });
  const left = await browse(new Map(), "/api/login?returnTo=%2Fmood", (request) =>
    login(request, { params: Promise.resolve({}) }),
  );
  expect(left.headers.get("location")).toBe("/sign-in-problem?error=Away&returnTo=%2Fmood");
  expect(endsLogged()).toHaveLength(1);
});

describe("a provider that has the browser post its answer", () => {
  /** A browser sends none of our cookies when another site posts to us. */
  const post = async (body: string | URLSearchParams) => {
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: new URL(provider.issuer).origin };
    const address = "http://localhost:3000/api/auth/callback/oidc";
    const answer = await postBack(new NextRequest(address, { method: "POST", body, headers }), { params });
    return { status: answer.status, to: new URL(answer.headers.get("location") ?? "") };
  };

  it("AUTH-01 lets the person in, and nothing else of the form goes into the address", async () => {
    const email = someEmail();
    provider.use({ claims: { email } });
    const jar: Jar = new Map();
    const form = new URLSearchParams((await leave(jar, "/mood?day=1")).searchParams);
    for (const name of ["id_token", "user", "returnTo"]) form.set(name, "s3cr3t");
    const { status, to } = await post(form);
    expect([status, to.href.includes("s3cr3t")]).toEqual([303, false]);
    const answer = await arrive(jar, to);
    expect(answer.headers.get("location")).toBe("http://localhost:3000/mood?day=1");
    const cookie = `${sessionCookieName()}=${jar.get(sessionCookieName())}`;
    expect((await ask(readSelf, { cookie })).json()).toMatchObject({ email });
  });

  it.each([
    ["no", new URLSearchParams({ error: "access_denied" }), "Canceled"],
    ["nothing", "", "Expired"],
    ["more than a request may", `code=${"x".repeat(100_000)}`, "Expired"],
    ["more than an address may", `code=${"x".repeat(20_000)}`, "Expired"],
  ])("AUTH-05 that says %s ends on the page", async (_, body, code) => {
    const jar: Jar = new Map();
    await leave(jar);
    const { status, to } = await post(body);
    expect([status, to.pathname]).toEqual([303, "/api/auth/callback/oidc"]);
    expect(problemOf(await arrive(jar, to))).toEqual({ status: 302, page: "/sign-in-problem", code });
    expect(jar.has(sessionCookieName())).toBe(false);
  });
});

it.each([["session"], ["callback"], ["callback/google"], ["callback/oidc/more"], ["error"], ["signin"]])(
  "API-08 the library's path %s is no door",
  async (path) => {
    const nextauth = path.split("/");
    const answer = await browse(new Map(), `/api/auth/${path}?error=access_denied`, (request) =>
      comeBack(request, { params: Promise.resolve({ nextauth }) }),
    );
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/json"]);
  },
);
