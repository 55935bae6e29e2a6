/** @jest-environment jsdom */

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HOME_COPY } from "@/lib/across/home/copy";
import { recentTopic } from "@/lib/across/home/policy";
import { accountKey } from "@/lib/core/identity/constants";
import type { ShownSession } from "@/lib/features/conversation/client";
import type { Audience } from "@/lib/shared/audience";
import { AUDIENCES } from "@/lib/shared/audience";
import { longDay } from "@/lib/shared/dates";
import plan from "@/messages/en/safety-plan.json";
import { moodEntry } from "@/tests/factories/moods";
import { sessionLine } from "@/tests/factories/sessions";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { Home, type HomeProps } from "./home";

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Setup extends Partial<Omit<HomeProps, "audience">> {
  audience?: Audience;
  sessions?: ShownSession[];
  eraseAfter?: string | null;
}

function setUp({ audience = "adult", sessions = [], eraseAfter = null, ...home }: Setup = {}) {
  const api = fakeBrowserApi({
    "GET /api/mood": () => ({ status: 200, body: [] }),
    "POST /api/mood": ({ body }) => ({ status: 201, body: { ...moodEntry(body as object), crisis_detected: false } }),
  });
  const props = {
    firstName: "Maya",
    profileImageUrl: null,
    tier: "free",
    planStatus: "active",
    shut: null,
    kept: true,
    told: recentTopic(sessions),
    ...home,
  };
  const { client } = renderPage(<Home audience={audience} {...props} />, [
    [["/api/mood"], []],
    [["/api/chat/sessions"], sessions],
    ...(eraseAfter ? [[accountKey, { eraseAfter }] as const] : []),
  ]);
  return { ...api, client };
}

const card = (title: string): HTMLElement => {
  const found = screen.getByRole("heading", { name: title }).closest("section");
  if (!found) throw new Error(`no card around "${title}"`);
  return found;
};
const link = (within_: HTMLElement, name: string) => within(within_).getByRole("link", { name });

describe("greeting", () => {
  it("HOME-01 greets adults and children in their own words", () => {
    setUp();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome back, Maya!");
    document.body.innerHTML = "";
    setUp({ audience: "child", firstName: "Ana" });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Hi Ana!");
  });

  it.each([null, "  "])("HOME-02 says 'there' for a first name of %p", (firstName) => {
    setUp({ firstName });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome back, there!");
  });

  it("HOME-03 shows the profile picture only if there is one", () => {
    setUp();
    expect(document.querySelector("header img")).toBeNull();
    document.body.innerHTML = "";
    setUp({ profileImageUrl: "/pictures/me.png" });
    expect(document.querySelector("header img")).toHaveAttribute("src", "/pictures/me.png");
  });

  it("HOME-03 shows the initial in place of a picture from another host", () => {
    setUp({ profileImageUrl: "https://example.com/me.png" });
    expect(document.querySelector("header [aria-hidden]")).toHaveTextContent(/^M$/);
    expect(document.body.innerHTML).not.toContain("example.com");
  });
});

describe("what was last talked about", () => {
  const lead = () => document.querySelector("header p")?.textContent;

  it("HOME-01 names the day and the person's own topic", () => {
    setUp({ sessions: [sessionLine({ title: "Saying no at work", updatedAt: "2026-11-17T15:00:00.000Z" })] });
    const day = longDay("2026-11-17T15:00:00.000Z", zone());
    expect(lead()).toBe(`You last talked on ${day}. It was about "Saying no at work".`);
  });

  it.each(["", "Therapy Session"])("takes the given title %j for no topic", (title) => {
    setUp({ sessions: [sessionLine({ title })] });
    expect(lead()).toBe("You talked today.");
  });

  it("looks at a title that came after the page as well, and names none that is unkind", async () => {
    const told = recentTopic([sessionLine({ title: "Sleep" })]);
    setUp({ told, sessions: [sessionLine({ title: "Saying no at work" })] });
    expect(lead()).toBe("You talked today.");
    await waitFor(() => expect(lead()).toBe('You talked today. It was about "Saying no at work".'));
    cleanup();
    setUp({ told, sessions: [sessionLine({ title: "whats the point of anything" })] });
    expect(lead()).toBe("You talked today.");
  });

  it("welcomes somebody who has never talked", () => {
    setUp();
    expect(lead()).toMatch(/no right way to start/);
  });
});

it("leads from the week's picture to every day", () => {
  setUp();
  expect(link(card("Your last check-ins"), "See every day")).toHaveAttribute("href", "/mood");
});

describe("sessions", () => {
  it.each([
    ["adult" as const, "Therapy Sessions", "Start New Session", "View Progress"],
    ["child" as const, "Talk to Buddy", "Start talking", "See my progress"],
  ])("HOME-04 AUTH-10 leads to chat and dashboard (%s)", (audience, title, start, progress) => {
    setUp({ audience });
    expect(link(card(title), start)).toHaveAttribute("href", "/chat");
    expect(link(card(title), progress)).toHaveAttribute("href", "/dashboard");
  });

  it("HOME-05 HOME-10 shows three sessions at most, each leading to itself, in the given order", () => {
    const sessions = ["One", "Two", "Three", "Four"].map((title) => sessionLine({ title }));
    setUp({ sessions });
    const links = within(card("Recent Sessions")).getAllByRole("link");
    expect(links.map((one) => one.getAttribute("href"))).toEqual(sessions.slice(0, 3).map(({ id }) => `/chat/${id}`));
  });

  it("HOME-06 shows title, last-updated date and mood tag, and a title where there is none", () => {
    const session = sessionLine({ title: "", mood: "anxious", updatedAt: "2026-11-17T15:00:00.000Z" });
    setUp({ sessions: [session] });
    const line = within(card("Recent Sessions")).getByRole("link");
    expect(line).toHaveTextContent("Therapy Session");
    expect(line).toHaveTextContent(longDay(session.updatedAt, zone()));
    expect(line).toHaveTextContent("Anxious");
  });

  it("HOME-06 shows no mood tag where nobody told a mood", () => {
    setUp({ sessions: [sessionLine({ title: "Guilt at work", mood: "neutral" })] });
    expect(within(card("Recent Sessions")).getByRole("link")).not.toHaveTextContent("Neutral");
  });

  it.each(["hi", "stop asking me questions", "whats the point of anything"])(
    "HOME-10 leads back into the open conversation, and names none after: %s",
    (title) => {
      const open = sessionLine({ title, endedAt: null });
      setUp({ sessions: [open] });
      expect(screen.getByRole("link", { name: "Continue" })).toHaveAttribute("href", `/chat/${open.id}`);
      expect(screen.queryByText(/It was about/)).not.toBeInTheDocument();
    },
  );

  it("HOME-10 says what to do next when there is no session yet", () => {
    setUp();
    const list = card("Recent Sessions");
    expect(link(list, "Start a conversation")).toHaveAttribute("href", "/chat");
  });
});

describe("plan", () => {
  it("HOME-07 HOME-08 shows Free with the way to upgrade", () => {
    setUp();
    const plan = card("Your Plan");
    expect(plan).toHaveTextContent("Free");
    expect(plan).toHaveTextContent("Upgrade for unlimited sessions");
    expect(link(plan, "Upgrade Plan")).toHaveAttribute("href", "/subscribe");
  });

  it.each([
    ["plus", "Plus"],
    ["family_premium", "Family Premium"],
  ])("HOME-07 HOME-09 AUTH-09 thanks on %s and offers no upgrade", (tier, name) => {
    setUp({ tier });
    expect(card("Your Plan")).toHaveTextContent(name);
    expect(card("Your Plan")).toHaveTextContent(/Thank you/);
    expect(within(card("Your Plan")).queryByRole("link")).not.toBeInTheDocument();
  });

  it("HOME-09 says that a charge failed, and leads to the plan; a child is told nothing of it", () => {
    setUp({ tier: "plus", planStatus: "past_due" });
    expect(card("Your Plan")).toHaveTextContent("Your last payment didn't go through.");
    expect(card("Your Plan")).not.toHaveTextContent(/Thank you/);
    expect(link(card("Your Plan"), "See your plan")).toHaveAttribute("href", "/subscribe");
    cleanup();
    setUp({ audience: "child", tier: "plus", planStatus: "past_due" });
    expect(card("Your Plan")).not.toHaveTextContent(/payment/);
  });

  it.each(["adult", "child"] as const)(
    "SUBS-18 HOME-08 sells nothing to who is going, until they stay: %s",
    async (audience) => {
      const { client } = setUp({ audience, eraseAfter: "2036-12-01T12:00:00.000Z" });
      const plan = card("Your Plan");
      expect(plan).toHaveTextContent(/Your account is (?:set to be erased|going away)/);
      expect(plan).not.toHaveTextContent(/[Uu]pgrade|Ask a parent/);
      expect(within(plan).getByRole("link")).toHaveAttribute("href", "/account");
      client.setQueryData(accountKey, { eraseAfter: null });
      await waitFor(() => expect(plan).toHaveTextContent(/[Uu]pgrade/));
    },
  );

  it("HOME-15 AUTH-10 asks children to ask a parent, without a way to buy", () => {
    setUp({ audience: "child" });
    expect(card("Your Plan")).toHaveTextContent("Ask a parent or guardian to upgrade.");
    expect(within(card("Your Plan")).queryByRole("link")).not.toBeInTheDocument();
  });
});

describe("moods and help", () => {
  it("HOME-11 has exactly four quick moods", () => {
    setUp();
    const buttons = within(card("Quick Mood Check")).getAllByRole("button");
    expect(buttons.map((one) => one.textContent)).toEqual(["Happy", "Sad", "Anxious", "Angry"]);
  });

  it("HOME-12 saves a quick mood at once", async () => {
    const api = setUp();
    await userEvent.click(within(card("Quick Mood Check")).getByRole("button", { name: "Sad" }));
    await waitFor(() => expect(api.of("POST")).toHaveLength(1));
    expect(api.of("POST")[0]?.body).toEqual({ mood: "sad", moodScore: 3, notes: "Quick mood check: Sad" });
  });

  it("HOME-13 carries the mood tracker as well", () => {
    setUp();
    const tracker = card("How are you right now?");
    expect(within(tracker).getByRole("button", { name: "Confused" })).toBeInTheDocument();
    expect(within(tracker).getByRole("button", { name: "More detail" })).toBeInTheDocument();
  });

  it("HOME-14 opens the crisis dialog from Need Help Now?", () => {
    setUp();
    const button = within(card("Need Help Now?")).getByRole("button", { name: "Get Crisis Support" });
    expect(button).toHaveAttribute("command", "show-modal");
    expect(button).toHaveAttribute("commandfor", "crisis-dialog");
  });

  it("HOME-04 promises no talk while a parent has not agreed, and leads to where that is explained", () => {
    setUp({ audience: "child", shut: "pending" });
    const talk = card("Talk to Buddy");
    expect(talk).toHaveTextContent("Buddy can talk with you when your grown-up says yes.");
    expect(link(talk, "Why Buddy can't talk")).toHaveAttribute("href", "/chat");
    expect(within(talk).queryByText("Start talking")).not.toBeInTheDocument();
  });

  it.each([
    ["refused", /said no for now\. So Buddy can't talk with you/],
    ["withdrawn", /changed their yes to no for now\. So Buddy can't talk with you/],
  ] as const)("R-07 says after an answer (%s) why nobody can talk, and goes on with nothing", (shut, why) => {
    setUp({ audience: "child", shut, sessions: [sessionLine({ title: "School" })] });
    const talk = card("Talk to Buddy");
    expect(talk).toHaveTextContent(why);
    expect(talk).not.toHaveTextContent(/soon|says yes/);
    expect(screen.queryByRole("link", { name: "Keep going" })).toBeNull();
    expect(screen.getByRole("link", { name: "Read it again" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Get Crisis Support" })).toBeInTheDocument();
  });

  it("ONBD-21 R-07 shows nothing to look back on, nothing to pick and no plan before the first yes; help stays", () => {
    setUp({ audience: "child", shut: "pending", kept: false });
    for (const title of ["Recent Sessions", "Your Plan", "What my grown-up sees"]) {
      expect(screen.queryByRole("heading", { name: title })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole("link", { name: "See my progress" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Get Crisis Support" })).toBeInTheDocument();
    cleanup();
    setUp({ audience: "child", shut: "pending", kept: true });
    expect(screen.getByRole("heading", { name: "What my grown-up sees" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "See my progress" })).toBeInTheDocument();
  });

  it("explains gently instead of storing while a parent has not agreed; help stays", () => {
    setUp({ audience: "child", shut: "pending" });
    expect(screen.queryByRole("button", { name: "Worried" })).not.toBeInTheDocument();
    expect(screen.getByText(/It needs a yes from your parent or guardian/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Get Crisis Support" })).toBeInTheDocument();
  });
});

it.each(AUDIENCES)("names the safety plan as it's titled: %s", (audience) => {
  expect(HOME_COPY[audience].help.plan).toBe(plan[audience].title);
});
