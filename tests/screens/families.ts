import { expect, type Page } from "@playwright/test";
import { signIn } from "../e2e/pages/sign-in";
import { mailsTo } from "../e2e/support/demo";
import type { Scene } from "./scenes";

/** Acts as a person who shares, in a separate browser context. */
async function asMaya<T>(page: Page, act: (hers: Page) => Promise<T>): Promise<T> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error("no browser");
  const hers = await context.newPage();
  await signIn(hers, "Maya", "maya@example.com");
  const done = await act(hers);
  await context.close();
  return done;
}

/** Shared by all sizes, because a person can make only ten offers a day. */
const once = (make: (page: Page) => Promise<string>): ((page: Page) => Promise<string>) => {
  let made: Promise<string> | undefined;
  return (page) => {
    made ??= make(page);
    return made;
  };
};

async function share(hers: Page, body: object): Promise<{ id: string; link: string }> {
  const answer = await hers.request.post("/api/shares", { data: body });
  expect(answer.status()).toBe(201);
  return answer.json();
}

const LINK = { kind: "provider", items: ["moods", "programmes", "movement"], days: 1, label: "For the pictures" };
const summaryLink = once((page) => asMaya(page, async (hers) => (await share(hers, LINK)).link));
const endedLink = once((page) =>
  asMaya(page, async (hers) => {
    const { id, link } = await share(hers, LINK);
    await hers.request.delete(`/api/shares/${id}`);
    return link;
  }),
);

/** Read from the demo's mail files; for a server elsewhere, E2E_DATA_DIR says where they are. */
const invitationLink = once((page) =>
  asMaya(page, async (hers) => {
    const inviteeEmail = `picture-${Date.now()}@example.com`;
    await share(hers, { kind: "family", inviteeEmail, items: ["moods"] });
    const linkIn = () => /^http\S+\/shares\/[\w-]+$/m.exec(mailsTo(inviteeEmail).join("\n"))?.[0] ?? "";
    await expect.poll(linkIn).not.toBe("");
    return linkIn();
  }),
);

const follow = (link: (page: Page) => Promise<string>) => async (page: Page) => {
  await page.goto(await link(page));
  await page.waitForLoadState("networkidle");
};

async function openSummary(page: Page): Promise<void> {
  await follow(summaryLink)(page);
  await page.getByRole("button", { name: "Open the summary" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Summary of/ })).toBeVisible();
}

async function askToDecline(page: Page): Promise<void> {
  await follow(invitationLink)(page);
  await page.getByRole("button", { name: "Decline" }).click();
}

/** Opens the demo's own family share as others see it. */
async function openShared(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^See what they see: noah@/ })
    .first()
    .click();
  await page.waitForURL(/\/sharing\/[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Shared by Maya" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** The shared content, and the pages behind a link. */
export const FAMILY_SCENES: readonly Scene[] = [
  { name: "sharing-look", path: "/sharing", lookers: ["adult"], act: openShared },
  { name: "share-link", path: "/", lookers: ["visitor"], act: follow(summaryLink) },
  { name: "share-summary", path: "/", lookers: ["visitor"], act: openSummary },
  { name: "share-ended", path: "/", lookers: ["visitor"], act: follow(endedLink) },
  { name: "share-unknown", path: "/shares/no-such-link", lookers: ["visitor"] },
  { name: "share-invitation", path: "/", lookers: ["visitor"], act: follow(invitationLink) },
  { name: "share-invitation-decline", path: "/", lookers: ["visitor"], act: askToDecline },
  { name: "account-deleted", path: "/account-deleted", lookers: ["visitor"] },
];
