import type { Page } from "@playwright/test";
import { PORT } from "./demo";

const OWN = new Set([`localhost:${PORT}`]);

export interface Seen {
  readonly complaints: string[];
  /** Requests to other hosts. */
  readonly strangers: string[];
}

/**
 * Records problems that must never occur while a page is open: browser errors, and requests to
 * other hosts.
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
  // The browser reports most CSP violations only through this event.
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return seen;
}
