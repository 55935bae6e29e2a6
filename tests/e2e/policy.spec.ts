import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { signIn } from "./pages/sign-in";
import { rows } from "./support/demo";
import { CARE_PAGES, OPEN_PAGES, STAFF_PAGES } from "./support/documented-pages";
import { tabOf } from "./support/people";
import { enterStaffArea } from "./support/staff";
import { test } from "./support/test";
import { watch } from "./support/watch";

/** documented-pages.spec.ts checks the policy for these, along with much more. */
const LOOKED_AT_THERE = [...CARE_PAGES, ...OPEN_PAGES, ...STAFF_PAGES].map(({ path }) => path);

type Viewer = "visitor" | "adult" | "child" | "clinician" | "admin";

/** All other pages with a URL: the page's folder, who opens it, and the value for its parameter. */
const OTHERS: readonly (readonly [page: string, lookers: readonly Viewer[], fill?: () => Promise<string>])[] = [
  ["/", ["visitor", "adult", "child", "clinician", "admin"]],
  ["/chat/[sessionId]", ["adult"], () => newestOf("chat_sessions", "userId")],
  ["/certificates/[id]", ["adult"], () => newestOf("certificates", "userId")],
  ["/certificates/verify/[hash]", ["visitor", "adult"], aHash],
  ["/physical-therapy/routines/[id]", ["adult"], aRoutine],
  ["/programs/[id]", ["adult"], aProgramme],
  ["/consent/[token]", ["visitor"], async () => "unknown"],
  ["/sign-in-problem", ["visitor"]],
  ["/[...missing]", ["visitor", "adult"], async () => "no-such-page"],
  // It redirects to the provider's sign-in by itself; sign-in.spec.ts covers it.
  ["/sign-in-required", []],
  ["/welcome", ["visitor"]],
  ["/account-deleted", ["visitor"]],
  ["/shares/[token]", ["visitor"], async () => "unknown"],
  ["/sharing/[id]", ["adult"], async () => NOBODYS],
  ...["analytics", "audit", "crisis-management", "settings", "therapy-types", "users"].map(
    (page) => [`/admin/${page}`, ["admin", "clinician"] as const] as const,
  ),
  ...["/admin", "/admin/marketing", "/admin/connections"].map(
    (page) => [page, ["admin", "clinician"] as const] as const,
  ),
];

const NOBODYS = "00000000-0000-4000-8000-000000000000";
const MAYA = `(SELECT id FROM users WHERE email = 'maya@example.com')`;

async function newestOf(table: string, owner: string): Promise<string> {
  const [row] = await rows<{ id: string }>(`SELECT id FROM ${table} WHERE "${owner}" = ${MAYA} LIMIT 1`);
  if (!row) throw new Error(`the demo has no ${table}`);
  return row.id;
}
async function aHash(): Promise<string> {
  const [row] = await rows<{ hash: string }>(`SELECT "verificationHash" AS hash FROM certificates LIMIT 1`);
  return row?.hash ?? "";
}
async function aProgramme(): Promise<string> {
  const [row] = await rows<{ id: string }>(
    `SELECT "programId" AS id FROM user_programs WHERE "userId" = ${MAYA} LIMIT 1`,
  );
  return row?.id ?? "";
}
async function aRoutine(): Promise<string> {
  const [row] = await rows<{ id: string }>(`SELECT id FROM pt_routines WHERE "userId" = ${MAYA} LIMIT 1`);
  return row?.id ?? "none";
}

/** The pages of the product by their folders, without the route groups. */
function allPages(): string[] {
  const app = join(__dirname, "../../app");
  return readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((path) => path.split(sep).at(-1) === "page.tsx")
    .map((path) =>
      path
        .split(sep)
        .slice(0, -1)
        .filter((folder) => !folder.startsWith("(")),
    )
    .map((folders) => `/${folders.join("/")}`);
}

async function open(browser: Browser, looker: Viewer): Promise<Page> {
  if (looker === "adult" || looker === "child") return tabOf(browser, looker);
  const page =
    looker === "clinician" ? await tabOf(browser, "clinician") : await (await browser.newContext()).newPage();
  if (looker === "admin") await signIn(page, "Ada Bell", "admin@example.com");
  if (looker !== "visitor") await enterStaffArea(page);
  return page;
}

/** Messages about the status alone: browsers log an error for every page that isn't a 200. */
const OF_THE_STATUS = /^Failed to load resource: the server responded with a status of (401|403|404)/;

/** The errors that this browser reports for a page. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(path);
  await page.waitForLoadState("networkidle");
  const policy = response?.headers()["content-security-policy"] ?? "";
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  const faults: string[] = [];
  if (!/'nonce-[\w+/=]{20,}'/.test(scripts)) faults.push(`no nonce: ${policy}`);
  if (/unsafe-inline|unsafe-eval|\*|https?:(?!\/\/js\.stripe\.com)/.test(scripts)) faults.push(`too open: ${scripts}`);
  if (!policy.includes("frame-ancestors 'none'")) faults.push("may be framed");
  return faults;
}

test("AUTH-09 ROUTE-03 every page is on one of the two lists", () => {
  const listed = new Set([...LOOKED_AT_THERE, ...OTHERS.map(([page]) => page)]);
  expect(allPages().filter((page) => !listed.has(page))).toEqual([]);
});

for (const looker of ["visitor", "adult", "child", "clinician", "admin"] as const) {
  test(`AUTH-09 no page breaks its own policy, complains or asks another host for anything, for ${looker}`, async ({
    browser,
  }) => {
    const page = await open(browser, looker);
    const seen = await watch(page);
    const wrong: string[] = [];
    const mine = OTHERS.filter(([, lookers]) => lookers.includes(looker));
    for (const [folder, , fill] of mine) {
      const path = fill ? folder.replace(/\[.+\]/, await fill()) : folder;
      const faults = await faultsOf(page, path);
      const complaints = seen.complaints.splice(0).filter((complaint) => !OF_THE_STATUS.test(complaint));
      const strangers = seen.strangers.splice(0);
      wrong.push(...[...faults, ...complaints, ...strangers].map((fault) => `${folder}: ${fault}`));
    }
    console.log(
      `figure: policy of ${mine.length} more pages as ${looker}, ${wrong.length} refusals, complaints or strangers`,
    );
    expect(wrong).toEqual([]);
    await page.context().close();
  });
}
