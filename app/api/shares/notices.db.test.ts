import type { SignedIn } from "@/tests/factories/people";
import { signIn } from "@/tests/factories/people";
import {
  acceptShare,
  linkOf,
  listShares,
  makeShare,
  openLinkOf,
  openShare,
  sharedWith,
} from "@/tests/factories/shares";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { POST as openLink } from "./open/route";

jest.mock("@/lib/server/http/address", () => ({
  ...jest.requireActual("@/lib/server/http/address"),
  addressOf: (headers: Headers) => headers.get("x-forwarded-for"),
}));

const told = async ({ ctx, user }: SignedIn): Promise<string[]> =>
  (await mailsAbout(ctx, user.id))
    .filter(({ to, kind }) => kind === "account_notice" && "address" in to && to.address === user.email)
    .map(({ text }) => (/has accepted/.test(text) ? "accepted" : /first time/.test(text) ? "opened" : "other"));

it("LAND-27 tells the owner by mail when somebody accepts and when they first look, not each time, and the page tells it too", async () => {
  const [maya, noah] = [await signIn({ firstName: "Maya" }), await signIn({ firstName: "Noah" })];
  const id = await sharedWith(maya, noah);
  expect(await told(maya)).toEqual(["accepted"]);
  expect(await listShares(maya)).toMatchObject([{ acceptedAt: expect.any(String), openings: { first: null } }]);
  await openShare(maya, id);
  expect(await told(maya)).toEqual(["accepted"]);
  await Promise.all([openShare(noah, id), openShare(noah, id)]);
  await openShare(noah, id);
  expect(await told(maya)).toEqual(["accepted", "opened"]);
  expect(await listShares(maya)).toMatchObject([{ openings: { count: 3, first: expect.any(String) } }]);
  expect((await mailsAbout(maya.ctx, maya.user.id)).map(({ text }) => text).join("")).not.toContain("Noah");
});

it("LAND-27 tells the owner once that a link was opened, and nothing of a no", async () => {
  const [maya, noah] = [await signIn(), await signIn()];
  const { link } = await linkOf(maya);
  await openLinkOf(link, maya);
  expect(await told(maya)).toEqual([]);
  await openLinkOf(link);
  await openLinkOf(link);
  expect(await told(maya)).toEqual(["opened"]);
  const made = await makeShare(maya, { kind: "family", inviteeEmail: noah.user.email, items: ["moods"] });
  expect((await acceptShare(await signIn(), made.json<{ id: string }>().id)).status).toBe(404);
  expect(await told(maya)).toEqual(["opened"]);
});

it("LAND-27 ends the guessing of links from one address with 429, and lets others in", async () => {
  const { link } = await linkOf(await signIn());
  const guess = (token: string, from: string) =>
    ask(openLink, { method: "POST", body: { token }, headers: { "x-forwarded-for": from } });
  const statuses: number[] = [];
  for (let at = 0; at < 70; at += 1)
    statuses.push((await guess(`wrong-${at}`.padEnd(43, "x"), "93.184.216.34")).status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual(Array(10).fill(429));
  const token = link.split("/").at(-1) ?? "";
  const late = await guess(token, "93.184.216.34");
  expect([late.status, late.json()]).toMatchObject([
    429,
    { message: expect.stringContaining("try again in a minute") },
  ]);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await guess(token, "93.184.216.35")).status).toBe(200);
});
