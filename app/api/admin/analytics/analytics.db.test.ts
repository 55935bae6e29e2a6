import { readAnalytics } from "@/lib/across/staff/analytics/read-analytics";
import type { Analytics, AnalyticsDay } from "@/lib/across/staff/analytics/types";
import type { Ctx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { type SignedInStaff, signIn, signInStaff } from "@/tests/factories/people";
import { insert, insertUser } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET } from "./route";

/** Long before any data that other tests create. */
const NOW = new Date("2021-06-30T15:00:00Z");
const sealed = "v1.x";

let staff: SignedInStaff;
beforeAll(async () => {
  staff = await signInStaff();
});

// A day is counted only once, so each test starts with no counted days.
const forget = () => query("DELETE FROM analytics_days");
beforeEach(forget);

const at = (day: string, time = "12:00:00"): string => `${day}T${time}Z`;
const read = (days = 30, now = NOW): Promise<Analytics> =>
  readAnalytics({ ...staff.ctx, now: () => now } as Ctx, { days });
const on = async (day: string, days = 30): Promise<AnalyticsDay> => {
  const found = (await read(days)).days.find((one) => one.day === day);
  if (!found) throw new Error(`no ${day}`);
  return found;
};
const people = (count: number, createdAt: string): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => insertUser({ createdAt })));
const moods = (users: readonly string[], createdAt: string) =>
  Promise.all(users.map((userId) => insert("mood_entries", { userId, mood: "happy", createdAt })));
const incidents = (users: readonly string[], severity: string, createdAt: string) =>
  Promise.all(
    users.map((userId) =>
      insert("crisis_incidents", { userId, severity, kind: "suicide", source: "chat_message", createdAt }),
    ),
  );

async function conversation(userId: string, createdAt: string, role: string | null = "user") {
  const sessionId = await insert("chat_sessions", { userId, title: sealed, createdAt });
  if (role) await insert("chat_messages", { sessionId, role, content: sealed, createdAt });
}

describe("GET /api/admin/analytics", () => {
  it("ADMN-06 a PIN session alone opens the numbers; without one they stay shut", async () => {
    expect((await ask(GET)).status).toBe(401);
    expect((await ask(GET, await signIn({ isAdmin: true }))).status).toBe(401);
    const answered = await ask(GET, { ...staff, path: "/api/admin/analytics?days=7" });
    expect(answered.json<Analytics>().days).toHaveLength(7);
    expect((await ask(GET, staff)).json<Analytics>().days).toHaveLength(30);
  });

  it.each(["0", "366", "1.5", "x"])("VALD-12 refuses a span of %s days", async (days) => {
    expect((await ask(GET, { ...staff, path: `/api/admin/analytics?days=${days}` })).status).toBe(400);
  });

  it("names nobody: the answer holds days, numbers and nothing else", async () => {
    const { text } = await ask(GET, staff);
    expect(text).not.toMatch(/@|[\da-f]{8}-[\da-f]{4}/);
  });
});

describe("what is counted", () => {
  it("ADMN-04 shows five sign-ups and keeps four back", async () => {
    await people(5, at("2021-06-02"));
    await people(4, at("2021-06-03"));
    expect((await on("2021-06-02")).signUps).toBe(5);
    expect((await on("2021-06-03")).signUps).toBeNull();
    expect((await on("2021-06-04")).signUps).toBeNull();
  });

  it("ADMN-04 counts people and not their deeds: forty moods of four people are kept back", async () => {
    const users = await people(4, at("2020-01-01"));
    for (let round = 0; round < 10; round += 1) await moods(users, at("2021-06-05"));
    expect(await on("2021-06-05")).toMatchObject({ checkIns: null, activePeople: null });
    await moods(await people(1, at("2020-01-01")), at("2021-06-05"));
    await forget();
    expect(await on("2021-06-05")).toMatchObject({ checkIns: 41, activePeople: 5 });
  });

  it("counts a conversation from the person's first word, and whoever was active in any way once", async () => {
    const users = await people(6, at("2020-01-01"));
    for (const userId of users) await conversation(userId, at("2021-06-07"));
    await conversation(users[0] ?? "", at("2021-06-07"), null);
    await conversation(users[0] ?? "", at("2021-06-07"), "assistant");
    await moods(users, at("2021-06-07"));
    expect(await on("2021-06-07")).toMatchObject({ conversations: 6, activePeople: 6, checkIns: 6 });
  });

  it("ADMN-04 a talk that was opened and left empty counts on the day of its first word, and changes no earlier day", async () => {
    const users = await people(5, at("2020-01-01"));
    for (const userId of users) await conversation(userId, at("2021-06-14"));
    const [first = ""] = users;
    const sessionId = await insert("chat_sessions", { userId: first, title: sealed, createdAt: at("2021-06-14") });
    for (const day of ["2021-06-18", "2021-06-19"])
      await insert("chat_messages", { sessionId, role: "user", content: sealed, createdAt: at(day) });
    for (const userId of users.slice(1)) await conversation(userId, at("2021-06-18"));
    expect((await on("2021-06-14")).conversations).toBe(5);
    expect((await on("2021-06-18")).conversations).toBe(5);
    expect((await on("2021-06-19")).conversations).toBeNull();
  });

  it("asks one thing after another: a look at the numbers leaves the connections to people in a talk", async () => {
    let open = 0;
    let most = 0;
    const db = new Proxy(staff.ctx.db, {
      get: (target, name, receiver) => {
        const own: unknown = Reflect.get(target, name, receiver);
        if (name !== "$queryRaw" || typeof own !== "function") return own;
        return async (...args: unknown[]) => {
          open += 1;
          most = Math.max(most, open);
          try {
            return await own.apply(target, args);
          } finally {
            open -= 1;
          }
        };
      },
    });
    await readAnalytics({ ...staff.ctx, db, now: () => NOW } as Ctx, { days: 7 });
    expect(most).toBe(1);
  });

  it("counts plans that came about, and no attempt", async () => {
    const users = await people(11, at("2020-01-01"));
    for (const [index, userId] of users.entries()) {
      const status = index < 5 ? "trialing" : index < 10 ? "pending" : "incomplete_expired";
      await insert("subscriptions", { userId, tier: "plus", status, createdAt: at("2021-06-08") });
    }
    expect((await on("2021-06-08")).plans).toBe(5);
  });

  it("ADMN-04 a severity that is kept back cannot be had by subtraction", async () => {
    const users = await people(17, at("2020-01-01"));
    await incidents(users.slice(0, 9), "low", at("2021-06-09"));
    await incidents(users.slice(9, 15), "high", at("2021-06-09"));
    await incidents(users.slice(15), "imminent", at("2021-06-09"));
    const { incidents: all, severities } = await on("2021-06-09");
    expect([all, severities]).toEqual([17, { low: 9, moderate: null, high: null, imminent: null }]);
  });

  it("shows posts as they are, because they are about nobody", async () => {
    const post = { platform: "twitter", title: newId(), content: "C", postedAt: at("2021-06-10") };
    await insert("marketing_posts", { ...post, isPosted: true, approvedAt: at("2021-06-09") });
    await insert("marketing_posts", post);
    expect((await on("2021-06-10")).posts).toBe(1);
  });
});

describe("days", () => {
  it("ends with yesterday: a number that grows while it is looked at would tell of one person", async () => {
    await people(6, at("2021-06-30", "09:00:00"));
    const { from, to, days } = await read(7);
    expect([from, to, days.length, days.at(-1)?.day]).toEqual(["2021-06-23", "2021-06-29", 7, "2021-06-29"]);
    expect((await read(7, new Date("2021-07-01T00:00:00Z"))).days.at(-1)).toMatchObject({
      day: "2021-06-30",
      signUps: 6,
    });
  });

  it("are days in UTC, from their first to their last moment", async () => {
    await people(5, at("2021-06-12", "00:00:00"));
    await people(5, at("2021-06-12", "23:59:59.999"));
    await people(5, at("2021-06-13", "00:00:00"));
    expect([(await on("2021-06-12")).signUps, (await on("2021-06-13")).signUps]).toEqual([10, 5]);
  });

  it("ADMN-04 tells the same of a day however many days are asked for, and sums shown days alone", async () => {
    await people(7, at("2021-06-26"));
    await people(3, at("2021-06-27"));
    expect(await on("2021-06-26", 7)).toEqual(await on("2021-06-26", 365));
    expect((await read(7)).totals).toMatchObject({ signUps: 7, plans: null });
  });
});
