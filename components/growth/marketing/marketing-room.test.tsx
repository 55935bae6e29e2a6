/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_TOKEN_KEY } from "@/lib/client/admin-token";
import type { ShownPost } from "@/lib/features/growth/marketing/client";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { postOf } from "@/tests/fakes/marketing-posts";
import { renderPage } from "@/tests/support/render-page";
import { MarketingRoom } from "./marketing-room";

type Answers = Parameters<typeof fakeBrowserApi>[0];
const LIST = "GET /api/marketing/posts?";
const GENERATE = "POST /api/marketing/generate-post";
const STORY = "POST /api/marketing/success-story";
const TO_ALL = "POST /api/marketing/post-to-all";

function open(posts: readonly ShownPost[] = [], answers: Answers = {}, isAdmin = true) {
  const api = fakeBrowserApi({
    [LIST]: () => ({ status: 200, body: posts }),
    "GET /api/therapy-types": () => ({ status: 200, body: [{ id: "t1", name: "Cognitive Behavioural Therapy" }] }),
    ...answers,
  });
  renderPage(<MarketingRoom isAdmin={isAdmin} />);
  return { api, user: userEvent.setup() };
}

beforeEach(() => sessionStorage.clear());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const says = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeVisible();

it("MKTG-02 AMKT-06 offers facebook, instagram and youtube, and what a draft is about", async () => {
  open();
  const values = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole("option")
      .map((option) => (option as HTMLOptionElement).value);
  expect(values("Platform")).toEqual(["facebook", "instagram", "youtube"]);
  await waitFor(() => expect(values("Theme")).toEqual(["", "t1"]));
  await says(/Your drafts will appear here/);
});

it("MKTG-07 MKTG-04 shows platform, state, title, words and hashtags of each", async () => {
  const posted = postOf({
    id: "2",
    title: "Out",
    isPosted: true,
    postedAt: "2026-11-20T10:00:00Z",
    approvedAt: "2026-11-19T10:00:00Z",
  });
  open([postOf({ title: "A page", isIllustrative: true }), posted]);
  const draft = within(await screen.findByRole("article", { name: "A page" }));
  for (const text of ["Facebook", "Draft", "AI-made", "Illustrative", "Write it down.", "#SmallSteps"]) {
    expect(draft.getByText(text)).toBeVisible();
  }
  const out = within(screen.getByRole("article", { name: "Out" }));
  expect(out.getByText("Posted", { exact: true })).toBeVisible();
  expect(out.queryByRole("button", { name: /Delete/ })).toBeNull();
});

it("MKTG-04 MKTG-07 an approved draft is one thing at a time, and what it lacks is the team's to add", async () => {
  open([postOf({ title: "A page", platform: "instagram", approvedAt: "2026-11-19T10:00:00Z" })]);
  const draft = within(await screen.findByRole("article", { name: "A page" }));
  expect(draft.getByText("Draft")).toBeVisible();
  expect(draft.queryByText("Approved")).toBeNull();
  expect(draft.getByText("The team approved it. They'll send it out.")).toBeVisible();
  expect(draft.getByText(/^Instagram needs a picture\. You don't have to find one\. The team adds it/)).toBeVisible();
});

it("MKTG-02 API-45 generates a post for the chosen platform and theme", async () => {
  const { api, user } = open([], { [GENERATE]: () => ({ status: 201, body: postOf() }) });
  await waitFor(() => expect(screen.getByRole("option", { name: /Cognitive/ })).toBeInTheDocument());
  await user.selectOptions(screen.getByLabelText("Platform"), "youtube");
  await user.selectOptions(screen.getByLabelText("Theme"), "t1");
  await press("Generate Post");
  await says("Draft Ready");
  const [call] = api.of("POST");
  expect([call?.path, call?.body]).toEqual([
    "/api/marketing/generate-post",
    { platform: "youtube", therapyTypeId: "t1" },
  ]);
  expect(call?.headers["Idempotency-Key"]).toMatch(/^[\da-f-]{36}$/);
  await waitFor(() => expect(api.of("GET", "/api/marketing/posts?")).toHaveLength(2));
});

it("MKTG-03 API-47 generates a success story", async () => {
  const { api } = open([], { [STORY]: () => ({ status: 201, body: postOf() }) });
  await press("Generate Success Story");
  await waitFor(() => expect(api.of("POST", "/api/marketing/success-story")).toHaveLength(1));
});

it("ERR-21 says when a generation failed", async () => {
  open([], {
    [GENERATE]: () => ({ status: 429, body: { message: "That was a lot at once." } }),
    [STORY]: () => ({ status: 500 }),
  });
  await press("Generate Post");
  await says("Generation Failed");
  await says("That was a lot at once.");
  await press("Generate Success Story");
  await says("Story Generation Failed");
  await says(/^Request failed/);
});

it("MKTG-05 whoever may not post for the company is offered no button, and told which role it needs", async () => {
  open([], {}, false);
  await says(/Only an admin can send posts/);
  expect(screen.queryByRole("button", { name: "Post to All Platforms" })).toBeNull();
});

it("MKTG-05 the PIN of this tab opens it as the role does", async () => {
  sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
  open([], {}, false);
  expect(screen.getByRole("button", { name: "Post to All Platforms" })).toBeEnabled();
  expect(screen.queryByText(/Only an admin can send/)).toBeNull();
});

it("MKTG-05 ERR-22 says so when the role was lost meanwhile", async () => {
  open([], { [TO_ALL]: () => ({ status: 403, body: { message: "This needs an admin." } }) });
  await press("Post to All Platforms");
  await says("Auto-Post Failed");
  await says("This needs an admin.");
});

it("ERR-23 says so when nothing could be posted", async () => {
  open([], { [TO_ALL]: () => ({ status: 200, body: { facebook: false, instagram: false, youtube: false } }) });
  await press("Post to All Platforms");
  await says("Posting Failed");
  await says("Could not post to any platforms. Check API keys.");
});

it.each([
  ["facebook=nothing_ready,youtube=nothing_ready", /^No post was ready/],
  ["facebook=not_taken,youtube=nothing_ready", /^What was ready wasn't accepted/],
])("ERR-23 %s is no question of keys", async (why, words) => {
  const headers = { "x-why-not-posted": why };
  open([], { [TO_ALL]: () => ({ status: 200, body: { facebook: false, instagram: false, youtube: false }, headers }) });
  await press("Post to All Platforms");
  await says("Posting Failed");
  await says(words);
  expect(screen.queryByText(/Check API keys/)).toBeNull();
});

it("ERR-23 says which platform lacks what, and where an account is connected", async () => {
  const why =
    "facebook=not_set_up,facebook=nothing_ready,instagram=unchosen,youtube=unconnected,myspace=gone,youtube=odd";
  const headers = { "x-why-not-posted": why };
  open([], { [TO_ALL]: () => ({ status: 200, body: { facebook: false, instagram: false, youtube: false }, headers }) });
  await press("Post to All Platforms");
  await says("Could not post to any platforms. Check API keys.");
  const told = within(screen.getByText("What's missing").parentElement as HTMLElement);
  expect(told.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Facebook: Its API keys aren't set on the server. No approved post is ready for it.",
    "Instagram: No one has chosen yet which account posts go to.",
    "YouTube: No account is connected.",
  ]);
  expect(told.getByRole("link", { name: "Connect an account" })).toHaveAttribute("href", "/admin/connections");
});

it("MKTG-03 ERR-24 counts the platforms on which something went out", async () => {
  const { api } = open([], {
    [TO_ALL]: () => ({ status: 200, body: { facebook: true, instagram: false, youtube: true } }),
  });
  await press("Post to All Platforms");
  await says("Successfully posted to 2 platform(s)");
  expect(api.of("POST")[0]?.body).toEqual({});
});

it("a deleted draft can be brought back", async () => {
  const { api } = open([postOf({ title: "A page" })], {
    "DELETE /api/marketing/posts/*": () => ({ status: 204 }),
    "PATCH /api/marketing/posts/*": () => ({ status: 200, body: postOf() }),
  });
  await screen.findByRole("article", { name: "A page" });
  await press("Delete: A page");
  await press("Undo");
  await waitFor(() => expect(api.of("PATCH")[0]?.body).toEqual({ deleted: false }));
  await says("Restored");
});

it("a list that does not load can be read again", async () => {
  let there = false;
  open([], { [LIST]: () => (there ? { status: 200, body: [postOf({ title: "A page" })] } : { status: 503 }) });
  await says("The posts didn't load.");
  there = true;
  await press("Retry");
  expect(await screen.findByRole("article", { name: "A page" })).toBeVisible();
});
