import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { poolerPath } from "../../scripts/lib/pooler.mjs";
import { Balancer } from "./support/balancer";
import { DATA_DIR, databaseAddress, databasePassword, PORT, rows } from "./support/demo";
import { OwnDemo } from "./support/own-demo";
import { Pooler } from "./support/pooler";
import { test } from "./support/test";
import { adultsWay } from "./support/ways";

const [FIRST, SECOND, POOLER, FRONT] = [PORT + 40, PORT + 50, PORT + 60, PORT + 61];
const DATABASE = "willow_pooled";
const POOL_SIZE = 3;
const AT_ONCE = 15;
const address = `http://localhost:${FRONT}`;

/**
 * Settings shared by all instances of one service: keys, secrets, the identity provider, and the
 * database behind the pooler.
 */
function shared(): Record<string, string> {
  const secrets = JSON.parse(readFileSync(join(DATA_DIR, "secrets.json"), "utf8"));
  return {
    APP_URL: address,
    DATABASE_URL: databaseAddress(DATABASE, POOLER),
    OIDC_ISSUER: `http://localhost:${FIRST + 1}`,
    OIDC_CLIENT_SECRET: secrets.oidcClientSecret,
    AUTH_SECRET: secrets.authSecret,
    CRON_SECRET: secrets.cronSecret,
    ENCRYPTION_KEYS: secrets.encryptionKeys,
  };
}

let running: { stop(): Promise<void> }[] = [];
const balancer = new Balancer([FIRST, SECOND]);

test.use({ baseURL: address });
test.skip(!poolerPath(), "there is no PgBouncer on this machine");

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await rows(`DROP DATABASE IF EXISTS ${DATABASE}`);
  await rows(`CREATE DATABASE ${DATABASE}`);
  const [user, password] = ["willow", databasePassword()];
  const pooler = new Pooler({ port: POOLER, databasePort: PORT + 2, user, password, poolSize: POOL_SIZE });
  running = [pooler];
  await pooler.start();
  for (const [port, name] of [
    [FIRST, ".data-e2e-first"],
    [SECOND, ".data-e2e-second"],
  ] as const) {
    const demo = new OwnDemo(port, name, shared());
    running.unshift(demo);
    await demo.start();
  }
  await balancer.start(FRONT);
  running.unshift(balancer);
});

test.afterAll(async () => {
  for (const part of running) await part.stop();
  await rows(`DROP DATABASE ${DATABASE} WITH (FORCE)`);
});

test("the main way leads across two instances behind a pooler in transaction mode", async ({ page }) => {
  await adultsWay(page, databaseAddress(DATABASE));
  expect(Math.min(...balancer.handed)).toBeGreaterThan(20);
});

/** Number of statements that the pooler has forwarded for the service so far. */
async function passedOn(): Promise<number> {
  const all = await rows<{ database: string; query_count: string }>(
    "SHOW STATS_TOTALS",
    undefined,
    databaseAddress("pgbouncer", POOLER),
  );
  return Number(all.find(({ database }) => database === DATABASE)?.query_count);
}

/** The minimum of several counts, because jobs of the instances send statements in between. */
async function asksFor(page: Page, path: string): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const before = await passedOn();
    await (await page.request.get(path)).text();
    counts.push((await passedOn()) - before);
  }
  return Math.min(...counts);
}

async function signUp(page: Page, name: string, email: string): Promise<void> {
  await page.goto("/api/login");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/onboarding");
  await page.request.patch("/api/user/profile", { data: { age: 41, acceptMedicalDisclaimer: true } });
}

test("home asks the database five times, and no page of everyday more often than eight", async ({ page }) => {
  await signUp(page, "Lena Brandt", "lena@example.com");
  await page.goto("about:blank");
  expect(await asksFor(page, "/")).toBeLessThanOrEqual(5);
  for (const path of ["/dashboard", "/chat", "/mood", "/programs"]) {
    expect(await asksFor(page, path), path).toBeLessThanOrEqual(8);
  }
});

test("more requests at once than the pooler has connections are all answered", async ({ page }) => {
  await signUp(page, "Noor Haddad", "noor@example.com");
  const { id: sessionId } = await (await page.request.post("/api/chat/sessions", { data: {} })).json();
  const moods = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) =>
      page.request.post("/api/mood", { data: { mood: "sad", moodScore: 1 + (at % 10), notes: `entry ${at}` } }),
    ),
  );
  expect(moods.map((answer) => answer.status())).toEqual(Array(AT_ONCE).fill(201));
  const turn = await page.request.post("/api/chat/message", {
    data: { sessionId, content: "The tram was late again." },
  });
  expect(turn.status()).toBe(200);
  const key = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";
  const twice = await Promise.all(
    [1, 2].map(() =>
      page.request.post("/api/chat/message", {
        data: { sessionId, content: "And I walked home in the rain." },
        headers: { "idempotency-key": key },
      }),
    ),
  );
  expect(twice.map((answer) => answer.status())).toEqual([200, 200]);
  const [first, second] = await Promise.all(twice.map((answer) => answer.json()));
  expect(first.message.id).toBe(second.message.id);
});
