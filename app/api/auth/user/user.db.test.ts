import { PATCH } from "@/app/api/user/profile/route";
import { contextOf, signIn } from "@/tests/factories/people";
import { helloOf } from "@/tests/factories/turns";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET } from "./route";

const who = (cookie?: string) => ask(GET, { path: "/api/auth/user", cookie });

describe("GET /api/auth/user", () => {
  it("API-13 AUTH-06 answers a new person: free, active, English, no age", async () => {
    const { cookie, user } = await signIn({ age: null, firstName: "Maya", lastName: "Ray" });
    const { status, json } = await who(cookie);
    expect(status).toBe(200);
    expect(json()).toEqual({
      id: user.id,
      email: user.email,
      firstName: "Maya",
      lastName: "Ray",
      profileImageUrl: null,
      age: null,
      ageGroup: null,
      isChildAccount: null,
      isAdmin: false,
      isClinician: false,
      subscriptionTier: "free",
      subscriptionStatus: "active",
      culturalBackground: null,
      language: "en",
      religion: null,
      therapyGoals: null,
      preferredTherapyTypes: [],
      parentEmail: null,
      consent: "not_needed",
      voicePreference: null,
    });
  });

  it("API-13 answers 401 to a visitor, an unknown session and an ended one", async () => {
    for (const cookie of [undefined, "willow.session=nothing"]) {
      const { status, json } = await who(cookie);
      expect([status, json()]).toEqual([401, { message: "Unauthorized" }]);
    }
    const { cookie, ctx } = await signIn();
    await query(`UPDATE sessions SET "expire" = now() - interval '1 second' WHERE "sid" = $1`, [ctx.actor.sid]);
    expect((await who(cookie)).status).toBe(401);
  });

  it("API-13 shows each person their own self", async () => {
    const [one, other] = await Promise.all([signIn(), signIn()]);
    expect((await who(one.cookie)).json()).toMatchObject({ id: one.user.id });
    expect((await who(other.cookie)).json()).toMatchObject({ id: other.user.id });
  });

  it("AUTH-07 AUTH-08 says who is in child mode: everybody under 18", async () => {
    expect((await who((await signIn({ age: 15 })).cookie)).json()).toMatchObject({
      isChildAccount: true,
      ageGroup: "teen",
    });
    expect((await who((await signIn({ age: 8 })).cookie)).json()).toMatchObject({
      isChildAccount: true,
      ageGroup: "child",
    });
    expect((await who((await signIn({ age: 18 })).cookie)).json()).toMatchObject({
      isChildAccount: false,
      ageGroup: "adult",
    });
  });

  it("is kept by nobody on the way", async () => {
    expect((await who((await signIn()).cookie)).headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("a guide", () => {
  it("is told what it may know, with the chosen approaches' prompts", async () => {
    const { cookie } = await signIn();
    const [type] = await query<{ id: string; name: string; systemPrompt: string }>(
      `SELECT "id"::text, "name", "systemPrompt" FROM therapy_types WHERE 'adult' = ANY("ageGroups"::text[]) LIMIT 1`,
    );
    const body = { religion: "prefer_not_to_say", culturalBackground: "european", preferredTherapyTypes: [type?.id] };
    await ask(PATCH, { method: "PATCH", cookie, body });
    const token = cookie.slice(cookie.indexOf("=") + 1);
    expect(await helloOf(await contextOf(token))).toMatchObject({
      culturalBackground: "european",
      religion: null,
      therapyGoals: null,
      approaches: [{ name: type?.name, systemPrompt: type?.systemPrompt }],
    });
  });
});
