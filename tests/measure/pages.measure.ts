import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, test } from "@playwright/test";
import { freePort } from "../../scripts/lib/ports.mjs";
import { signIn } from "../e2e/pages/sign-in";
import { scriptBytes } from "./script-bytes";

const OPEN_PATHS = ["/", "/privacy"];
const OWN_PATHS = ["/dashboard", "/chat"];
const KIB = 1024;

/**
 * The four Lighthouse scores out of 100, and the audits that cost points, on Lighthouse's own phone
 * preset.
 */
async function scoresOf(url: string, port: number): Promise<{ scores: string; faults: string[] }> {
  const { default: lighthouse } = await import("lighthouse");
  const report = (await lighthouse(url, { port, logLevel: "error" }))?.lhr;
  if (!report) return { scores: "no report", faults: [] };
  const scores = Object.values(report.categories).map(
    ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
  );
  const faults = Object.values(report.audits)
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && /binary|numeric|metricSavings/.test(scoreDisplayMode),
    )
    .map(({ id, displayValue = "" }) => `${id} ${displayValue}`.trim());
  return { scores: scores.join(", "), faults };
}

async function measure(context: BrowserContext, path: string, port: number): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  // /chat redirects to a conversation; measure that page, not the redirect.
  const url = page.url();
  await page.close();
  const bytes = await scriptBytes(context.request, url);
  const { scores, faults } = await scoresOf(url, port);
  const own = bytes.bare
    ? `${((bytes.page - bytes.bare) / KIB).toFixed(1)} KiB more than a bare page`
    : "the build is not at hand, so a bare page is unknown";
  console.log(`\n${path}: ${scores}`);
  console.log(`  scripts ${(bytes.page / KIB).toFixed(1)} KiB gzipped; ${own}`);
  for (const fault of faults) console.log(`  ${fault}`);
}

test("figures of the pages people meet first", async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), "willow-lighthouse-"));
  const port = await freePort();
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    baseURL,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    for (const path of OPEN_PATHS) await measure(context, path, port);
    const page = await context.newPage();
    await signIn(page, "Maya", "maya@example.com");
    await page.close();
    for (const path of OWN_PATHS) await measure(context, path, port);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
