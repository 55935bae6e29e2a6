import type { Page } from "@playwright/test";
import { PORT } from "./demo";

const OWN = new Set([`localhost:${PORT}`]);

export interface Seen {
  readonly complaints: string[];
  /** Requests to anybody else. */
  readonly strangers: string[];
}

/**
 * What must never happen while a page is open: a complaint of the browser, or a request to anybody
 * else.
 */
export async function watch(page: Page): Promise<Seen> {
  const seen: Seen = { complaints: [], strangers: [] };
  page.on("console", (message) => {
    if (message.type() === "error") seen.complaints.push(message.text());
  });
  page.on("pageerror", (error) => seen.complaints.push(error.message));
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && !OWN.has(host)) seen.strangers.push(request.url());
  });
  // The browser reports most refusals of the page's policy by this event alone.
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return seen;
}
