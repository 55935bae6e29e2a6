import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ACCESS } from "@/lib/server/http/access";
import { pageKind } from "@/lib/shared/paths";

const APP = join(process.cwd(), "app");
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** The documented pages: signed in (ROUTE-01), signed out (ROUTE-02) and the public protocol. */
const DOCUMENTED = [
  ...["/", "/onboarding", "/chat", "/chat/[sessionId]", "/subscribe", "/dashboard", "/physical-therapy"],
  ...["/sharing", "/sharing/[id]"],
  ...["/couples-therapy", "/trauma-therapy", "/certificates", "/marketing", "/license", "/safety-plan"],
  ...["/admin", "/admin/marketing", "/admin/connections"],
  ...["/terms", "/privacy", "/use-license", "/compliance", "/healthcare-professionals", "/qr", "/safety"],
];

/** Pages that show a visitor a sign-in prompt, and check everything else themselves (ROUTE-11). */
const PROMPT_PAGES = ["/couples-therapy", "/trauma-therapy"];

/**
 * Pages open to visitors: those of ROUTE-02, the crisis protocol, a parent's and a care provider's
 * link, and a failed sign-in.
 */
const PUBLIC_PAGES = [
  ...["/", "/terms", "/privacy", "/use-license", "/compliance", "/healthcare-professionals", "/qr"],
  ...["/safety", "/safety-plan/blank", "/consent/[token]", "/sign-in-problem", "/certificates/verify/[hash]"],
  ...["/account-deleted", "/shares/[token]"],
];

/** Shown instead of another page, at that page's URL. */
const WITHOUT_ADDRESS = ["/[...missing]", "/sign-in-required", "/welcome"];

const filesNamed = (name: string): string[] =>
  readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((path) => path === name || path.endsWith(`${sep}${name}`))
    .map((path) => join(APP, path));

/** The URL of a page or handler: its folders without the (groups). */
function addressOf(file: string): string {
  const folders = relative(APP, file).split(sep).slice(0, -1);
  return `/${folders.filter((folder) => !folder.startsWith("(")).join("/")}`;
}

const pages = filesNamed("page.tsx").map((file) => ({ file, address: addressOf(file) }));
const handlers = filesNamed("route.ts").map((file) => [addressOf(file), file] as const);
const isGuarded = (source: string): boolean => /pageContext\("(member|onboarded|staff)"\)/.test(source);

describe("pages", () => {
  it.each(DOCUMENTED)("ROUTE-03 %s has exactly one segment of its own", (path) => {
    expect(pages.filter(({ address }) => address === path)).toHaveLength(1);
  });

  it("ROUTE-02 ROUTE-03 ROUTE-13 every page stands on a list of the middleware, and only the named ones are public", () => {
    const kinds = pages
      .filter(({ address }) => !WITHOUT_ADDRESS.includes(address))
      .map(({ address }) => [address, pageKind(address)] as const);
    expect(kinds.filter(([, kind]) => kind === "unknown")).toEqual([]);
    const open = kinds.filter(([, kind]) => kind === "public").map(([address]) => address);
    expect(open.sort()).toEqual([...PUBLIC_PAGES].sort());
    const prompting = kinds.filter(([, kind]) => kind === "prompt").map(([address]) => address);
    expect(prompting.sort()).toEqual(PROMPT_PAGES);
  });

  it("ROUTE-09 every page that the middleware protects asks for a member itself", () => {
    const unguarded = pages
      .filter(({ address }) => ["protected", "prompt"].includes(pageKind(address)))
      .filter(({ file }) => !isGuarded(readFileSync(file, "utf8")));
    expect(unguarded.map(({ address }) => address)).toEqual([]);
  });

  it("ROUTE-09 every page of the care and staff groups asks for a member itself", () => {
    const inGroups = pages.filter(({ file }) => /[\\/]\((care|staff)\)[\\/]/.test(file));
    expect(inGroups.length).toBeGreaterThan(10);
    for (const { address, file } of inGroups)
      expect([address, isGuarded(readFileSync(file, "utf8"))]).toEqual([address, true]);
  });

  it("ROUTE-11 only the prompt pages let a visitor past the middleware into the care group", () => {
    const open = pages.filter(({ file }) => /pageContext\("anyone"\)/.test(readFileSync(file, "utf8")));
    const care = open.filter(({ file }) => file.includes("(care)") || file.includes("(staff)"));
    expect(care.map(({ address }) => address).sort()).toEqual(PROMPT_PAGES);
  });
});

describe("handlers", () => {
  it("there are handlers to look at", () => expect(handlers.length).toBeGreaterThan(15));

  it.each(handlers)("ROUTE-09 every method of %s carries its guard", async (_, file) => {
    const exported: Record<string, { access?: string } | undefined> = await import(file);
    const methods = METHODS.filter((method) => exported[method] !== undefined);
    expect(methods).not.toEqual([]);
    for (const method of methods)
      expect([method, ACCESS]).toEqual([method, expect.arrayContaining([exported[method]?.access])]);
  });
});
