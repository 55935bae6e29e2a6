/** @jest-environment jsdom */
import type { MemberCtx } from "@/lib/ports/context";
import { type Entry, type Part, Rows } from "./types";
import { writeHtml } from "./write-html";

async function* from(...entries: Entry[]): AsyncGenerator<Entry> {
  yield* entries;
}

const ATTACK = `</p><script>alert("x")</script><img src="https://pictures.example/x" onerror='alert(1)'> & "it's"`;

const talk = (): Part => ({
  name: "conversations",
  table: "chat_sessions",
  entries: () =>
    from({
      id: "1",
      title: ATTACK,
      mood: null,
      createdAt: new Date("2026-07-01T22:30:00Z"),
      messages: new Rows(
        "chat_messages",
        from(
          { id: "2", by: "you", content: `${ATTACK}\nsecond line`, createdAt: new Date("2026-07-01T22:31:00Z") },
          { id: "3", by: "guide", content: "أنا هنا", metadata: { suggested_activities: [ATTACK] } },
          { id: "4", unreadable: true },
        ),
      ),
    }),
});

const moods: Part = { name: "moods", table: "mood_entries", entries: () => from() };
const extra = (value: unknown): Part => ({
  name: "memory",
  table: "memory_items",
  entries: () => from({ content: value }),
});

async function page(parts: readonly Part[], { timeZone = "Europe/Berlin", isChildAccount = false } = {}) {
  const user = { isChildAccount, ageGroup: isChildAccount ? "child" : "adult" };
  const ctx = { actor: { user }, now: () => new Date("2026-11-22T02:00:00Z") } as unknown as MemberCtx;
  let text = "";
  for await (const piece of writeHtml(ctx, parts, timeZone)) text += piece;
  return { text, read: new DOMParser().parseFromString(text, "text/html") };
}

const texts = (of: ParentNode, selector: string) =>
  [...of.querySelectorAll(selector)].map((found) => found.textContent);

it("R-11 whatever was written is text in the readable file: no script, no picture, no attribute comes of it", async () => {
  const { read } = await page([talk(), extra({ [ATTACK]: [ATTACK] })]);
  expect(read.querySelectorAll("script, img, iframe, object, link, form, [onerror], [src]")).toHaveLength(0);
  expect(texts(read, ".said")).toEqual(expect.arrayContaining([ATTACK, `${ATTACK}\nsecond line`]));
  const policy = read.querySelector("meta[http-equiv=Content-Security-Policy]")?.getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("script-src");
  const links = [...read.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  for (const href of links) expect(read.querySelector(`[id="${href?.slice(1)}"]`)).not.toBeNull();
});

it("R-11 R-14 it has a language, one first heading, a table of contents that leads to every part, and says where nothing is", async () => {
  const { read } = await page([talk(), moods]);
  expect(read.documentElement.lang).toBe("en");
  expect(texts(read, "h1")).toEqual(["Your Willow data"]);
  expect(texts(read, "nav li")).toEqual(["Conversations", "Mood check-ins", "What isn't in this file, and why"]);
  expect(texts(read, "main > section > h2")).toEqual(texts(read, "nav li"));
  expect(read.querySelector("[aria-labelledby=moods]")?.textContent).toContain("Nothing is stored here.");
  expect(read.body.textContent).toContain("Entries: 1.");
});

it("R-11 times are told in the person's zone, and right-to-left words run their own way", async () => {
  const { read } = await page([talk()]);
  expect(texts(read, "article time")[0]).toBe("July 2, 2026 at 12:30 AM");
  expect(read.querySelector("article time")?.getAttribute("datetime")).toBe("2026-07-01T22:30:00.000Z");
  expect(read.body.textContent).toContain("Times are in Europe/Berlin.");
  const arabic = [...read.querySelectorAll(".said")].find(({ textContent }) => textContent === "أنا هنا");
  expect(arabic?.getAttribute("dir")).toBe("auto");
  expect(texts(read, "ol.talk > li strong")).toEqual(["You", "AI guide"]);
  expect(texts(read, "ol.talk > li").at(-1)).toContain("couldn't be opened");
});

it("R-11 a child reads it in a child's words", async () => {
  const { read } = await page([talk()], { isChildAccount: true });
  expect(texts(read, "h1")).toEqual(["My things on Willow Kids"]);
  expect(texts(read, "section h2")[0]).toBe("My chats");
});

it("R-11 words of closed lists are told as people write them, and what somebody wrote stays as it is", async () => {
  const account: Part = {
    name: "account",
    table: "users",
    entries: () => from({ consent: "not_needed", subscriptionStatus: "past_due", therapyGoals: "be_brave" }),
  };
  const { read } = await page([account, extra({ suggested_activities: ["box_breathing"], crisisDetected: false })]);
  expect(texts(read, "[aria-labelledby=account] dd")).toEqual(["not needed", "past due", "be_brave"]);
  expect(texts(read, "[aria-labelledby=memory] dl dl dt")).toEqual(["suggested activities", "crisis detected"]);
  expect(texts(read, "[aria-labelledby=memory] li")).toEqual(["box_breathing"]);
});
