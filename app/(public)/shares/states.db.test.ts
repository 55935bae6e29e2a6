import { QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MadeShare } from "@/lib/across/your-data/shares/types";
import { createQueryClient } from "@/lib/client/query-client";
import type { Ctx } from "@/lib/ports/context";
import { createContext } from "@/lib/server/providers";
import { newId, newToken } from "@/lib/shared/ids";
import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import { acceptShare, declineLink, endShare, linkOf, makeShare } from "@/tests/factories/shares";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";

let reader: Ctx;
jest.mock("next/headers", () => ({ headers: async () => new Headers() }));
jest.mock("@/lib/server/page-context", () => ({ pageContext: async () => reader }));

/** The text of the page behind a link, as a browser without an account gets it. */
async function pageOf(token: string): Promise<string> {
  reader = await createContext({ kind: "visitor" }, newId());
  const { default: Page } = await import("./[token]/page");
  const page = await Page({ params: Promise.resolve({ token }) });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: createQueryClient() }, page)).replace(
    /<[^>]+>/g,
    "\n",
  );
}

const expire = (id: string) => query(`UPDATE shares SET "expiresAt" = now() - interval '1 second' WHERE id = $1`, [id]);
const tokenOf = (link: string): string => link.split("/").at(-1) ?? "";

async function invited() {
  const maya = await signIn({ firstName: "Maya" });
  const address = someEmail("sister");
  const made = await makeShare(maya, { kind: "family", inviteeEmail: address, items: ["moods"] });
  const mail = (await mailsAbout(maya.ctx, maya.user.id)).find(({ kind }) => kind === "share_invitation");
  const token = /\/shares\/([\w-]+)$/m.exec(mail?.text ?? "")?.[1] ?? "";
  return { maya, address, token, id: made.json<MadeShare>().id };
}

describe("a provider's link", () => {
  it.each([
    ["works", async () => {}, "Open the summary"],
    ["ran out", (_: SignedIn, id: string) => expire(id), "This link has expired"],
    ["was taken back", endShare, "This link has expired"],
  ] as const)("LAND-27 that %s says so before anything is pressed", async (_, change, words) => {
    const maya = await signIn({ firstName: "Maya" });
    const { id, link } = await linkOf(maya);
    await change(maya, id);
    const page = await pageOf(tokenOf(link));
    expect(page).toContain(words);
    expect(page).not.toContain("Maya");
    expect(page.includes("make a new one")).toBe(words === "This link has expired");
  });

  it("LAND-27 that was never given out says what to do", async () => {
    expect(await pageOf(newToken())).toMatch(/We don.{1,8}t recognize this link[\s\S]+Copy the whole address/);
  });
});

describe("an invitation", () => {
  it("LAND-27 that waits says who asks and takes both answers", async () => {
    const page = await pageOf((await invited()).token);
    expect(page).toContain("Maya would like to show you how they are doing");
    expect(page).toMatch(/Sign in to accept[\s\S]+Decline/);
    expect(page).not.toContain("check-ins");
  });

  it.each([
    ["ran out", ({ id }: { id: string }) => expire(id), "This invitation is over"],
    ["was taken back", ({ maya, id }: { maya: SignedIn; id: string }) => endShare(maya, id), "This invitation is over"],
    ["was declined", ({ token }: { token: string }) => declineLink(token), "This invitation was declined"],
    [
      "was accepted",
      async ({ address, id }: { address: string; id: string }) => acceptShare(await signIn({ email: address }), id),
      "This invitation was accepted",
    ],
  ] as const)("LAND-27 that %s says so, and takes no answer", async (_, change, words) => {
    const one = await invited();
    await change(one);
    const page = await pageOf(one.token);
    expect(page).toContain(words);
    expect(page).not.toMatch(/Maya|Sign in to accept|Decline\b/);
  });
});
