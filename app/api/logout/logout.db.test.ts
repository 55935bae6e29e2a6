import { db } from "@/lib/server/db";
import { actorOfToken } from "@/lib/server/session";
import { signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET } from "./route";

const signOut = (cookie?: string, returnTo?: string) =>
  ask(GET, { path: `/api/logout${returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ""}`, cookie });

describe("GET /api/logout", () => {
  it("API-15 ROUTE-17 ends the session in the database, clears the cookie and lands on /", async () => {
    const { cookie, ctx } = await signIn();
    const answer = await signOut(cookie);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
    expect(answer.headers.get("set-cookie")).toMatch(/^willow\.session=; .*Max-Age=0/);
    expect(await query("SELECT 1 FROM sessions WHERE sid = $1", [ctx.actor.sid])).toEqual([]);
    expect(await actorOfToken(cookie.split("=")[1])).toEqual({ kind: "visitor" });
  });

  it.each([
    ["an invitation to look", "/shares/a-secret", "/shares/a-secret"],
    ["an invitation to a space of two", "/?invitation=a-secret", "/?invitation=a-secret"],
    ["another page of ours", "/account", "/"],
    ["a page of somebody else's", "//evil.example/shares/a-secret", "/"],
  ])("API-15 LAND-27 signing out on the way to %s lands where it should", async (_, returnTo, location) => {
    const { cookie } = await signIn();
    const answer = await signOut(cookie, returnTo);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, location]);
    expect(answer.headers.get("set-cookie")).toMatch(/Max-Age=0/);
    expect(await actorOfToken(cookie.split("=")[1])).toEqual({ kind: "visitor" });
  });

  it("API-15 leaves the person's other sessions and other people alone", async () => {
    const [one, other] = [await signIn(), await signIn()];
    await signOut(one.cookie);
    expect(await actorOfToken(other.cookie.split("=")[1])).toMatchObject({ kind: "member" });
  });

  it("API-15 clears the cookie also when the session cannot be ended in the database", async () => {
    const { cookie } = await signIn();
    const ending = jest.spyOn(db().session, "deleteMany").mockRejectedValueOnce(new Error("away"));
    const answer = await signOut(cookie);
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([302, expect.stringMatching(/Max-Age=0/)]);
    ending.mockRestore();
  });

  it("API-15 a link or a picture on another site signs nobody out", async () => {
    const { cookie } = await signIn();
    const answer = await ask(GET, { path: "/api/logout", cookie, headers: { "sec-fetch-site": "cross-site" } });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(await actorOfToken(cookie.split("=")[1])).toMatchObject({ kind: "member" });
  });

  it("API-15 lands a visitor on / as well", async () => {
    for (const cookie of [undefined, "willow.session=gone"])
      expect((await signOut(cookie)).headers.get("location")).toBe("/");
  });
});
