/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_TOKEN_KEY, heldAdminToken } from "@/lib/client/admin-token";
import type { ShownPost } from "@/lib/features/growth/marketing/client";
import { type ApiCall, fakeBrowserApi } from "@/tests/fakes/browser-api";
import { campaignOf, deskAnswers, postOf } from "@/tests/fakes/marketing-posts";
import { renderPage } from "@/tests/support/render-page";
import { MarketingDesk } from "./marketing-desk";

const replaced = jest.fn();
jest.mock("next/navigation", () => ({
  useRouter: () => ({ replace: replaced, push: jest.fn(), refresh: jest.fn() }),
  usePathname: () => "/admin/marketing",
  useSearchParams: () => new URLSearchParams(),
}));

type Answers = Parameters<typeof fakeBrowserApi>[0];
const POST = postOf({ platform: "twitter", title: "A page" });
const POSTS = "/api/admin/marketing/posts";

function open(posts: readonly ShownPost[] = [POST], answers: Answers = {}) {
  sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
  const api = fakeBrowserApi({ ...deskAnswers(posts), ...answers });
  renderPage(<MarketingDesk />);
  return { api, user: userEvent.setup() };
}

beforeEach(() => {
  sessionStorage.clear();
  replaced.mockClear();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const says = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeVisible();
const card = async () => within(await screen.findByRole("article", { name: "A page" }));
const lastOf = (calls: readonly ApiCall[]) => calls.at(-1)?.body;

it("AMKT-01 leads to /admin without a token", async () => {
  fakeBrowserApi({});
  renderPage(<MarketingDesk />);
  await waitFor(() => expect(replaced.mock.calls[0]?.[0]).toMatch(/^\/admin(\?|$)/));
});

it("AMKT-02 AMKT-06 drafts for twitter, instagram and youtube through the staff's calls", async () => {
  const { api, user } = open([], {
    "POST /api/admin/marketing/generate-post": () => ({ status: 201, body: POST }),
    "POST /api/admin/marketing/success-story": () => ({ status: 201, body: POST }),
  });
  const platforms = within(screen.getByLabelText("Platform")).getAllByRole("option");
  expect(platforms.map((option) => (option as HTMLOptionElement).value)).toEqual(["twitter", "instagram", "youtube"]);
  await waitFor(() => expect(screen.getByRole("option", { name: "Spring" })).toBeInTheDocument());
  await user.selectOptions(screen.getByLabelText("Campaign"), "Spring");
  await press("Generate Post");
  await says("Draft Ready");
  expect(lastOf(api.of("POST"))).toEqual({ platform: "twitter", campaignId: campaignOf().id });
  expect(api.of("POST")[0]?.headers["x-admin-session-token"]).toBe("held");
  await press("Generate Success Story");
  await waitFor(() => expect(api.of("POST", "/api/admin/marketing/success-story")).toHaveLength(1));
});

it("AMKT-03 shows for each platform whether it is connected and which credentials are there", async () => {
  open();
  const status = within(await screen.findByRole("region", { name: "Platform status" }));
  expect(await status.findByText("Not set up")).toBeVisible();
  expect(status.getAllByText("Connected")).toHaveLength(1);
  expect(status.getAllByText("Not Connected")).toHaveLength(2);
  for (const flag of ["API key", "API secret", "Access token", "Client id", "Client secret"]) {
    expect(status.getAllByText(flag).length).toBeGreaterThan(0);
  }
});

it("AMKT-04 API-55 API-56 tests the connections of twitter and youtube", async () => {
  const { api } = open([], {
    "POST /api/admin/test-twitter": () => ({ status: 200, body: { connected: true, message: "It posts as Willow." } }),
    "POST /api/admin/test-youtube": () => ({ status: 200, body: { connected: false, message: "Authorize first." } }),
  });
  await press("Test Twitter");
  await says("Connection works");
  await press("Test YouTube");
  await says("Connection Test Failed");
  await says("Authorize first.");
  expect(api.of("POST").map(({ body }) => body)).toEqual([{}, {}]);
});

it("ERR-30 says so when a test could not be made", async () => {
  open([], { "POST /api/admin/test-twitter": () => ({ status: 502 }) });
  await press("Test Twitter");
  await says("Connection Test Failed");
  await says(/^Request failed/);
});

it("AMKT-07 links to the connections and ends the session", async () => {
  const { api } = open([], { "POST /api/admin/logout": () => ({ status: 200, body: {} }) });
  expect(screen.getByRole("link", { name: "Platform Connections" })).toHaveAttribute("href", "/admin/connections");
  await press("Logout");
  await waitFor(() => expect(heldAdminToken()).toBeNull());
  expect(api.of("POST", "/api/admin/logout")).toHaveLength(1);
});

it("ERR-26 a session that is over is told once and leads to the door", async () => {
  open([], {
    "POST /api/admin/marketing/generate-post": () => ({
      status: 401,
      body: { message: "Admin session expired", code: "admin_session_expired" },
    }),
  });
  await press("Generate Post");
  await says("Admin session expired");
  expect(screen.queryByText("Generation Failed")).toBeNull();
  expect(heldAdminToken()).toBeNull();
});

it("AMKT-08 approves what was read, and takes it back", async () => {
  const { api } = open([POST], { [`POST ${POSTS}/${POST.id}/approve`]: () => ({ status: 200, body: POST }) });
  await card();
  await press("Approve: A page");
  await says("Approved and waiting");
  expect(lastOf(api.of("POST"))).toEqual({ revision: 1, approved: true });
});

it("AMKT-08 shows on the card why it cannot be approved", async () => {
  const [message, other] = ["“cures” sounds like a promise to cure.", "“guaranteed” promises a result."];
  const issues = [message, other].map((said) => ({ path: "content", message: said }));
  open([POST], {
    [`POST ${POSTS}/${POST.id}/approve`]: () => ({ status: 400, body: { message, code: "invalid", issues } }),
  });
  await card();
  await press("Approve: A page");
  for (const { message: said } of issues) expect(await (await card()).findByText(said)).toBeVisible();
});

it("AMKT-08 gives a post a time, with the complaint at its field", async () => {
  let answer: { status: number; body: object } = {
    status: 400,
    body: { message: "no", issues: [{ path: "scheduledFor", message: "Choose a time in the future." }] },
  };
  const { api, user } = open([POST], { [`POST ${POSTS}/${POST.id}/schedule`]: () => answer });
  await card();
  await press("Schedule: A page");
  const field = screen.getByLabelText("Date and time");
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, "2030-01-02T08:30");
  await press("Set time");
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Choose a time in the future/));
  answer = { status: 200, body: POST };
  await press("Set time");
  await waitFor(() => expect(screen.queryByLabelText("Date and time")).toBeNull());
  expect(lastOf(api.of("POST"))).toEqual({ scheduledFor: new Date(2030, 0, 2, 8, 30).toISOString() });
});

describe("editing", () => {
  it("AMKT-08 tells claims and length while one writes, and saves all the same", async () => {
    const { api, user } = open([POST], { [`PATCH ${POSTS}/*`]: () => ({ status: 200, body: POST }) });
    await card();
    await press("Edit: A page");
    const text = screen.getByLabelText("Text");
    await user.clear(text);
    await user.type(text, "Guaranteed. Cured in seven days.");
    expect(text).toHaveAccessibleDescription(/“Guaranteed” promises a result/);
    expect(text).toHaveAccessibleDescription(/“Cured in seven days” promises a result/);
    expect(text).toHaveAccessibleDescription(/“Cured” sounds like a promise/);
    expect(text).toHaveAccessibleDescription(/of 280/);
    await user.clear(screen.getByLabelText("Hashtags"));
    await user.type(screen.getByLabelText("Hashtags"), "#One Two #One");
    await press("Save");
    await waitFor(() => expect(screen.queryByLabelText("Text")).toBeNull());
    expect(lastOf(api.of("PATCH"))).toMatchObject({
      ...{ revision: 1, content: "Guaranteed. Cured in seven days.", hashtags: ["One", "Two"], imageUrl: "" },
    });
  });

  it("keeps what was typed through a failed save and a reload, and gives it up on Cancel", async () => {
    const message = "Someone changed this post in the meantime.";
    const { user } = open([POST], { [`PATCH ${POSTS}/*`]: () => ({ status: 409, body: { message } }) });
    await card();
    await press("Edit: A page");
    await user.type(screen.getByLabelText("Text"), " More.");
    await press("Save");
    await says(message);
    expect(screen.getByLabelText("Text")).toHaveValue("Write it down. More.");
    expect(sessionStorage.getItem(`willow.draft.marketing.post.${POST.id}`)).toContain("More.");
    await press("Cancel");
    await press("Edit: A page");
    expect(screen.getByLabelText("Text")).toHaveValue("Write it down.");
  });
});

it("a deleted post can be brought back", async () => {
  const { api } = open([POST], {
    [`DELETE ${POSTS}/*`]: () => ({ status: 204 }),
    [`PATCH ${POSTS}/*`]: () => ({ status: 200, body: POST }),
  });
  await card();
  await press("Delete: A page");
  await press("Undo");
  await waitFor(() => expect(lastOf(api.of("PATCH"))).toEqual({ deleted: false }));
});

it("what is out has nothing left to decide, and shows what the platform reports", async () => {
  open([{ ...POST, isPosted: true, postedAt: POST.createdAt, engagementStats: { likes: 7 } }]);
  const out = await card();
  expect(out.getByText("likes")).toBeVisible();
  expect(out.getByText("7")).toBeVisible();
  expect(out.queryByRole("button", { name: /^(Approve|Edit|Schedule|Delete)/ })).toBeNull();
});

it("AMKT-08 shows the posts of one state at a time", async () => {
  const { api } = open();
  await card();
  await press("Scheduled");
  await waitFor(() => expect(api.of("GET", `${POSTS}?view=scheduled`)).toHaveLength(1));
  expect(screen.getByRole("button", { name: "Scheduled" })).toHaveAttribute("aria-pressed", "true");
});

it("AMKT-08 begins a campaign and pauses one", async () => {
  const issues = [{ path: "targetAudience", message: "Speak to everybody." }];
  let refused = true;
  const { api, user } = open([], {
    "POST /api/admin/marketing/campaigns": () =>
      refused ? { status: 400, body: { message: "no", issues } } : { status: 201, body: campaignOf() },
    "PATCH /api/admin/marketing/campaigns/*": () => ({ status: 200, body: campaignOf() }),
  });
  await says("3 posts drafted, 12 reactions reported");
  await press("New campaign");
  await user.type(screen.getByLabelText("Name"), "Autumn");
  await user.type(screen.getByLabelText("Audience"), "Gardeners");
  await user.click(screen.getByLabelText("YouTube"));
  await press("Create campaign");
  await waitFor(() => expect(screen.getByLabelText("Audience")).toHaveAccessibleDescription(/Speak to everybody/));
  refused = false;
  await press("Create campaign");
  await waitFor(() => expect(screen.queryByLabelText("Audience")).toBeNull());
  expect(lastOf(api.of("POST"))).toEqual({
    ...{ name: "Autumn", description: "", targetAudience: "Gardeners", platforms: ["youtube"] },
  });
  await press("Pause: Spring");
  await waitFor(() => expect(lastOf(api.of("PATCH"))).toEqual({ isActive: false }));
});

it("AMKT-08 changes a campaign in its place, sends what was changed alone, and keeps it through a refusal", async () => {
  let refused = true;
  const issues = [{ path: "targetAudience", message: "Speak to everybody." }];
  const { api, user } = open([], {
    "PATCH /api/admin/marketing/campaigns/*": () =>
      refused ? { status: 400, body: { message: "no", issues } } : { status: 200, body: campaignOf() },
  });
  await screen.findByText("3 posts drafted, 12 reactions reported");
  await press("Edit: Spring");
  const form = within(screen.getByRole("form", { name: "Edit: Spring" }));
  expect(form.getByLabelText("Name")).toHaveValue("Spring");
  expect(form.getByLabelText("Name")).toHaveFocus();
  await user.type(form.getByLabelText("Audience"), " by the sea");
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(form.getByLabelText("Audience")).toHaveAccessibleDescription(/Speak to everybody/));
  const typed = (form.getByLabelText("Audience") as HTMLInputElement).value;
  expect(typed).toMatch(/ by the sea$/);
  refused = false;
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByLabelText("Audience")).toBeNull());
  expect(lastOf(api.of("PATCH"))).toEqual({ targetAudience: typed });
  expect(Object.keys(sessionStorage).filter((key) => key.includes("campaign"))).toEqual([]);
});
