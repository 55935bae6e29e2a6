import type { IncomingMessage } from "node:http";
import { type Browser, expect, type Page } from "@playwright/test";
import { Chat } from "./pages/chat";
import { CrisisDialog } from "./pages/crisis-dialog";
import { Shell } from "./pages/shell";
import { Balancer } from "./support/balancer";
import { PORT } from "./support/demo";
import { Instance } from "./support/instance";
import { buildOf, forgetLastBuild, makeLastBuild } from "./support/last-build";
import { tabOf } from "./support/people";
import { test } from "./support/test";
import { writePrivately } from "./support/typed";

// Two builds of the service behind one address, like during a deploy.
const [LAST, NEW, FRONT] = [PORT + 70, PORT + 71, PORT + 72];
const address = `http://localhost:${FRONT}`;
const DRAFT = "I was about to say how the week went";
/**
 * No event says that a page doesn't reload itself. After this time it has settled and done its
 * prefetching (1 s).
 */
const A_WHILE_MS = 3000;

const last = new Instance(LAST, address);
const next = new Instance(NEW, address);
const isScript = (url = ""): boolean => url.startsWith("/_next/static/chunks/");

/** Decides which of the two builds answers. */
let choose: (asked: IncomingMessage) => Promise<Instance>;
const front = new Balancer([LAST, NEW], async (asked) => ((await choose(asked)) === last ? 0 : 1));

let isDeployed = false;
let deploy: () => void;
/** The HTML of the open page: scripts that it doesn't reference are held back until the deploy. */
let named: string | undefined;

test.beforeAll(async ({ request }) => {
  test.setTimeout(120_000);
  const build = buildOf(await (await request.get(`http://localhost:${PORT}/`)).text());
  await last.start(makeLastBuild(build));
  await next.start(build);
  await front.start(FRONT);
});

test.afterAll(async () => {
  await front.stop();
  await next.stop();
  await last.stop();
  forgetLastBuild();
});

test.beforeEach(() => {
  isDeployed = false;
  named = undefined;
  const deployed = new Promise<void>((resolve) => {
    deploy = () => {
      isDeployed = true;
      resolve();
    };
  });
  choose = async ({ url = "" }) => {
    const isLate = named !== undefined && isScript(url) && !named.includes(url);
    if (isLate) await deployed;
    return isDeployed ? next : last;
  };
});

/** Opens a tab and counts its full page loads. */
async function open(browser: Browser): Promise<{ page: Page; loads: () => number }> {
  const page = await tabOf(browser, "adult");
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return { page, loads: () => loads };
}

/** A conversation with something typed into it, while the page's prefetches are still pending. */
async function typing(page: Page): Promise<Chat> {
  const chat = new Chat(page);
  await page.goto(`${address}/chat`);
  await expect(page).toHaveURL(/\/chat\/[\da-f-]{36}$/);
  named = await (await page.request.get(page.url())).text();
  await page.reload();
  await expect(chat.field).toBeEditable();
  await writePrivately(chat.field, DRAFT);
  return chat;
}

/** Scripts and styles of the page that couldn't be loaded. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return parts.filter(({ responseStatus }) => responseStatus === 404).map(({ name }) => name);
  });

test("the two builds share no script and no style", async ({ request }) => {
  const files = async (port: number) => {
    const html = await (await request.get(`http://localhost:${port}/`)).text();
    return [...new Set(html.match(/\/_next\/static\/chunks\/[\w~.-]+\.(?:js|css)/g))];
  };
  const [ofLast, ofNext] = [await files(LAST), await files(NEW)];
  expect(ofLast).toHaveLength(ofNext.length);
  for (const [port, own, others] of [
    [LAST, ofLast, ofNext],
    [NEW, ofNext, ofLast],
  ] as const) {
    for (const file of own) expect((await request.head(`http://localhost:${port}${file}`)).status(), file).toBe(200);
    for (const file of others) expect((await request.head(`http://localhost:${port}${file}`)).status(), file).toBe(404);
  }
});

test("ERR-36 a link on a page of the last build leads to the page of the new one, and the draft is kept", async ({
  browser,
}) => {
  const { page, loads } = await open(browser);
  const chat = await typing(page);
  named = undefined;
  const [conversation, before] = [page.url(), loads()];
  deploy();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page).toHaveURL(`${address}/dashboard`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(A_WHILE_MS);
  expect(loads() - before).toBe(1);
  expect(await missing(page)).toEqual([]);
  await page.goto(conversation);
  await expect(chat.field).toHaveValue(DRAFT);
});

test("ERR-36 a link whose page was told by the last build is followed in full when its scripts are gone", async ({
  browser,
}) => {
  const { page, loads } = await open(browser);
  const chat = new Chat(page);
  await page.goto(`${address}/chat`);
  await expect(chat.field).toBeEditable();
  await writePrivately(chat.field, DRAFT);
  const [conversation, before] = [page.url(), loads()];
  choose = async ({ headers }) => (headers.rsc ? last : next);
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect.poll(loads).toBe(before + 1);
  await expect(page).toHaveURL(`${address}/dashboard`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(A_WHILE_MS);
  expect(loads() - before).toBe(1);
  expect(await missing(page)).toEqual([]);
  await page.goto(conversation);
  await expect(chat.field).toHaveValue(DRAFT);
});

test("ERR-36 a page whose script is gone reloads itself once, and the draft is kept", async ({ browser }) => {
  const { page, loads } = await open(browser);
  const chat = await typing(page);
  const before = loads();
  deploy();
  await expect.poll(loads).toBe(before + 1);
  await expect(chat.field).toHaveValue(DRAFT);
  await page.waitForTimeout(A_WHILE_MS);
  expect(loads() - before).toBe(1);
  expect(await missing(page)).toEqual([]);
});

test("CRIS-09 ERR-36 an open crisis dialog stays while the page's build is gone", async ({ browser }) => {
  const { page, loads } = await open(browser);
  const chat = await typing(page);
  const before = loads();
  await new Shell(page).crisisButton.click();
  const dialog = new CrisisDialog(page);
  await dialog.expectOpen();
  deploy();
  await page.waitForTimeout(A_WHILE_MS);
  await dialog.expectOpen();
  expect(loads()).toBe(before);
  await page.keyboard.press("Escape");
  await expect.poll(loads).toBe(before + 1);
  await expect(chat.field).toHaveValue(DRAFT);
});

test("ERR-36 a page that arrives while its build goes away works all the same", async ({ browser }) => {
  const { page, loads } = await open(browser);
  let pages = 0;
  choose = async ({ headers }) => {
    if (headers["sec-fetch-mode"] === "navigate") pages += 1;
    return pages === 1 && headers["sec-fetch-mode"] === "navigate" ? last : next;
  };
  await page.goto(`${address}/physical-therapy`, { waitUntil: "commit" });
  await expect.poll(loads).toBe(2);
  await page.getByRole("tab", { name: "Assessments" }).click();
  await expect(page.getByRole("tabpanel").getByRole("heading", { name: "Assessments" })).toBeVisible();
  await page.waitForTimeout(A_WHILE_MS);
  expect(loads()).toBe(2);
  expect(await missing(page)).toEqual([]);
});

test("ERR-36 a script that the new build lacks too is said to be missing, and nothing goes round in circles", async ({
  browser,
}) => {
  deploy();
  const { page, loads } = await open(browser);
  const html = await (await page.request.get(`${address}/physical-therapy`)).text();
  await page.route("**/_next/static/chunks/*.js", (route) => {
    const { pathname } = new URL(route.request().url());
    return html.includes(pathname) ? route.continue() : route.fulfill({ status: 404 });
  });
  await page.goto(`${address}/physical-therapy`);
  await expect.poll(loads).toBe(2);
  await page.waitForTimeout(A_WHILE_MS);
  await page.getByRole("tab", { name: "Assessments" }).click();
  await expect(page.getByRole("tabpanel", { name: "Assessments" }).getByRole("alert")).toContainText(
    "This part didn't load",
  );
  await page.waitForTimeout(A_WHILE_MS);
  expect(loads()).toBe(2);
  await new Shell(page).crisisButton.click();
  await new CrisisDialog(page).expectOpen();
});
