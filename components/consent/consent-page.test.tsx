/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QueryProvider } from "@/lib/client/query-client";
import type { ConsentRequest } from "@/lib/core/consent/types";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { ConsentPage } from "./consent-page";

const router = { refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const TOKEN = "a-token";
const asked: ConsentRequest = {
  status: "pending",
  heldSince: null,
  childFirstName: "Ana",
  guardianEmail: "p•••@example.com",
  mayDecide: ["refuse"],
  isSignedIn: false,
  isGuardian: false,
  requestedAt: new Date("2026-03-01T10:00:00Z"),
  expiresAt: new Date("2026-03-08T10:00:00Z"),
  decidedAt: null,
  endsAt: new Date("2026-03-31T10:00:00Z"),
  needsSignIn: false,
};

function setUp(request: Partial<ConsentRequest> | null, status = 200) {
  const api = fakeBrowserApi({ "POST /api/consent/*": () => ({ status, body: { status: "granted" } }) });
  renderPage(<ConsentPage token={TOKEN} request={request && { ...asked, ...request }} />);
  return { api, user: userEvent.setup() };
}

/** The page as the server renders it again after an answer. */
const page = (part: Partial<ConsentRequest>) => (
  <QueryProvider>
    <ConsentPage token={TOKEN} request={{ ...asked, ...part }} />
  </QueryProvider>
);

const sayNo = () => screen.getByRole("button", { name: "Yes, say no", hidden: true });
const button = (name: string) => screen.queryByRole("button", { name });

beforeEach(() => router.refresh.mockClear());

describe("the parent's page", () => {
  it("asks in plain words for whom, what is stored, what happens in danger and what the rights are", () => {
    setUp({});
    expect(screen.getByRole("heading", { level: 1, name: "May Ana use Willow Kids?" })).toBeInTheDocument();
    for (const name of ["What Willow Kids is", "What is stored", "When a child may be in danger", "Your rights"]) {
      expect(screen.getByRole("heading", { level: 2, name })).toBeInTheDocument();
    }
    expect(screen.getByText(/works until 8 March 2026/)).toBeInTheDocument();
  });

  it("R-07 lets a visitor refuse, asked once more, and sign in to agree", async () => {
    const { api, user } = setUp({});
    expect(button("Agree")).toBeNull();
    expect(screen.getByRole("link", { name: "Sign in to agree" })).toHaveAttribute(
      "href",
      `/api/login?returnTo=/consent/${TOKEN}`,
    );
    expect(button("Refuse")).toBeInTheDocument();
    expect(
      screen.getByText(/will see that you said no for now.*erased within 30 days\. It can take up to 30 more days/),
    ).toBeInTheDocument();
    expect(api.calls).toEqual([]);
    await user.click(sayNo());
    expect(api.calls).toEqual([
      expect.objectContaining({ path: `/api/consent/${TOKEN}`, body: { decision: "refuse" } }),
    ]);
    await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  });

  it("tells another account that it is the wrong one", () => {
    setUp({ isSignedIn: true });
    expect(screen.getByText(/signed in with a different account/)).toBeInTheDocument();
    expect(button("Agree")).toBeNull();
    expect(screen.getByRole("link", { name: "Sign out" })).toHaveAttribute("href", "/api/logout");
  });

  it("lets the guardian agree, once", async () => {
    const { api, user } = setUp({ isSignedIn: true, isGuardian: true, mayDecide: ["agree", "refuse"] });
    await user.click(screen.getByRole("button", { name: "Agree" }));
    await waitFor(() => expect(router.refresh).toHaveBeenCalled());
    expect(api.calls).toHaveLength(1);
    expect(sayNo()).toBeInTheDocument();
  });

  it("says when an answer did not arrive and shows where the request stands", async () => {
    const { user } = setUp({}, 409);
    await user.click(sayNo());
    expect(await screen.findByText("That didn't work")).toBeInTheDocument();
    expect(router.refresh).toHaveBeenCalled();
  });

  it.each([
    ["granted", "Thank you. You said yes."],
    ["refused", "You said no."],
    ["withdrawn", "You withdrew your consent."],
    ["expired", "This link has expired."],
    ["not_mine", "Thank you. Your address is erased."],
  ] as const)("says that it is %s", (status, title) => {
    setUp({ status, mayDecide: [] });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(button("Agree") ?? button("Refuse") ?? button("Withdraw my consent")).toBeNull();
  });

  it("ONBD-21 leads to the answer once it is there, and tells the parent what comes next", async () => {
    const part = { isSignedIn: true, isGuardian: true };
    fakeBrowserApi({ "POST /api/consent/*": () => ({ status: 200, body: { status: "granted" } }) });
    const { rerender } = render(page({ ...part, mayDecide: ["agree", "refuse"] }));
    await userEvent.click(screen.getByRole("button", { name: "Agree" }));
    await waitFor(() => expect(router.refresh).toHaveBeenCalled());
    rerender(page({ ...part, status: "granted", mayDecide: ["withdraw"] }));
    expect(screen.getByRole("heading", { level: 1, name: "Thank you. You said yes." })).toHaveFocus();
    expect(screen.getByText(/your parent account.*starting with your age/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Sign out" })).toHaveAttribute("href", "/api/logout");
    expect(screen.getByRole("link", { name: "Use Willow myself" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("link", { name: "Go to home page" })).toBeNull();
  });

  it("lets the guardian take the yes back", async () => {
    const { api, user } = setUp({ status: "granted", mayDecide: ["withdraw"], isGuardian: true });
    const [, confirm] = screen.getAllByRole("button", { name: "Withdraw my consent", hidden: true });
    await user.click(confirm as HTMLElement);
    expect(api.calls[0]?.body).toEqual({ decision: "withdraw" });
  });

  it("R-07 lets whoever got it by mistake say so, quietly and asked once more, and says that the address is gone", async () => {
    const { api, user } = setUp({ mayDecide: ["refuse", "not_mine"] });
    expect(button("This is not my child")).toBeInTheDocument();
    expect(api.calls).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Erase my address", hidden: true }));
    expect(api.calls[0]?.body).toEqual({ decision: "not_mine" });
  });

  it("R-07 asks the parent of a teenager nothing, and offers the same way out", () => {
    setUp({ status: "notified", requestedAt: null, expiresAt: null, mayDecide: ["not_mine"] });
    expect(screen.getByRole("heading", { level: 1, name: /Ana named you/ })).toBeInTheDocument();
    expect(button("Agree") ?? button("Refuse")).toBeNull();
    expect(button("This is not my child")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Sign in to my family page" })).toBeInTheDocument();
  });

  it("R-07 asks a teenager's parent who has been there before to sign in first", () => {
    setUp({ status: "notified", requestedAt: null, expiresAt: null, mayDecide: [], needsSignIn: true });
    expect(button("This is not my child")).toBeNull();
    const href = `/api/login?returnTo=/consent/${TOKEN}`;
    expect(screen.getByRole("link", { name: "Sign in to tell us" })).toHaveAttribute("href", href);
  });

  it("R-07 says of a no on which day the account goes, and after an earlier yes that it stays", () => {
    setUp({ status: "refused", mayDecide: [], endsAt: new Date("2026-04-01T10:00:00Z") });
    expect(screen.getByText(/erased on 1 April 2026 \(UTC\)\. It can take up to 30 more days/)).toBeInTheDocument();
    setUp({ status: "refused", mayDecide: [], endsAt: null });
    expect(screen.getByText(/under your first consent is kept until you ask us to delete it/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Sign in to my family page" })).toBeInTheDocument();
  });

  it.each([
    ["refused", "granted", "Your consent still counts."],
    ["withdrawn", "granted", "Your consent still counts."],
    ["refused", "withdrawn", "You withdrew your consent."],
    ["withdrawn", "pending", "We're asking you again."],
    ["withdrawn", "refused", "You said no."],
    ["expired", "grown", "Your consent isn't needed."],
    ["refused", "closed", "This request is closed."],
  ] as const)("ONBD-21 R-07 an old link that was %s says what holds now: %s", (status, heldSince, title) => {
    setUp({ status, heldSince, mayDecide: [] });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  });

  it("AUTH-08 R-07 lets the guardian say that the age is wrong, asked once more", async () => {
    const { api, user } = setUp({ isSignedIn: true, isGuardian: true, mayDecide: ["agree", "refuse", "older"] });
    expect(button("They are 13 or older")).toBeInTheDocument();
    expect(api.calls).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Yes, they are 13 or older", hidden: true }));
    expect(api.calls[0]?.body).toEqual({ decision: "older" });
  });

  it("AUTH-08 R-07 says to who answered for whom it was, and to nobody else with the link", () => {
    const answer = { status: "expired", heldSince: "grown", mayDecide: [], decidedAt: new Date() } as const;
    const title = () => screen.getByRole("heading", { level: 1 }).textContent;
    const { rerender } = render(page({ ...answer, isSignedIn: true, isGuardian: true }));
    expect(title()).toBe("You told us that Ana is 13 or older.");
    expect(
      screen.getByText(/Willow Kids is open for Ana.*Until Ana turns 18, you.ll find them on your family page/),
    ).toBeInTheDocument();
    rerender(page({ ...answer, isSignedIn: true, isGuardian: true, childFirstName: null }));
    expect(title()).toBe("You told us that your child is 13 or older.");
    // Anyone else learns as little as before: a visitor with just the link, someone else who is
    // signed in, and a parent whose link ended unanswered.
    for (const other of [answer, { ...answer, isSignedIn: true }, { ...answer, isGuardian: true, decidedAt: null }]) {
      rerender(page(other));
      expect(title()).toBe("Your consent isn't needed.");
      expect(screen.queryByText(/Ana/)).toBeNull();
    }
  });

  it("R-07 tells nobody that they are done who is asked once more", () => {
    const asks = { status: "withdrawn", heldSince: "pending", mayDecide: [], endsAt: null } as const;
    setUp({ ...asks, isSignedIn: true, isGuardian: true });
    expect(screen.queryByText(/You're done here/)).toBeNull();
    expect(screen.getByRole("link", { name: "Open my family page" })).toBeInTheDocument();
  });

  it("AUTH-08 leads on to the family page once the age is put right, signed in or not yet", () => {
    const grown = { status: "expired", heldSince: "grown", mayDecide: [] } as const;
    const { unmount } = render(page({ ...grown, isSignedIn: true, isGuardian: true }));
    expect(screen.getByRole("link", { name: "Open my family page" })).toHaveAttribute("href", "/family");
    unmount();
    render(page(grown));
    const signIn = screen.getByRole("link", { name: "Sign in to my family page" });
    expect(signIn).toHaveAttribute("href", "/api/login?returnTo=/family");
  });

  it("R-07 says to who is asked again what is kept already, and what would be", () => {
    setUp({ endsAt: null });
    expect(screen.getByRole("heading", { level: 1, name: "May Ana use Willow Kids again?" })).toBeInTheDocument();
    expect(screen.getByText(/Already kept.*wrote to the guide, moods.*stored again, along with what/)).toBeVisible();
    expect(screen.getByText(/If you say no, what we keep stays until you ask us to delete it/)).toBeVisible();
    expect(screen.getByRole("link", { name: "See my family page first" })).toBeInTheDocument();
    expect(screen.queryByText(/erased within 30 days/)).toBeNull();
  });

  it("does not know every link", () => {
    setUp(null);
    expect(screen.getByRole("heading", { level: 1, name: "We don't recognize this link." })).toBeInTheDocument();
  });
});
