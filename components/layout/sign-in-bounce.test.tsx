/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react";
import { ApiError } from "@/lib/client/api";
import { CRISIS_DIALOG_ID, openCrisisDialog } from "@/lib/client/crisis";
import { clearDrafts, writeDraft } from "@/lib/client/drafts";
import { goTo } from "@/lib/client/navigation";
import {
  BOUNCE_DELAY_MS,
  bounceIfUnauthorized,
  bounceState,
  noteSignedOutElsewhere,
  resetBounce,
} from "@/lib/client/sign-in-bounce";
import { markSignedOut } from "@/lib/client/signed-out-elsewhere";
import { renderPage } from "@/tests/support/render-page";
import { SignedOutNotice, SignInBounce } from "./sign-in-bounce";

jest.mock("@/lib/client/navigation", () => ({ goTo: jest.fn(), currentPath: () => "/dashboard?tab=week" }));

const TO_LOGIN = "/api/login?returnTo=%2Fdashboard%3Ftab%3Dweek";
const MISSING_SESSION = new ApiError(401, '{"message":"Unauthorized"}', "Unauthorized");
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const failCall = (error: unknown) => act(() => void bounceIfUnauthorized(error));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(goTo).mockClear();
  clearDrafts();
  act(resetBounce);
});
afterEach(() => jest.useRealTimers());

describe("sign-in bounce of a page", () => {
  it("ROUTE-08 CONST-01 says that the person is logged out and goes to sign in after 500 ms", () => {
    renderPage(<SignInBounce />);
    expect(screen.getByRole("alert")).toHaveTextContent("UnauthorizedYou are logged out. Logging in again...");
    pass(499);
    expect(goTo).not.toHaveBeenCalled();
    pass(1);
    expect(goTo).toHaveBeenCalledWith(TO_LOGIN);
  });

  it("ROUTE-08 waits while the crisis dialog is open and goes on when it closes", () => {
    renderPage(<SignInBounce />);
    act(openCrisisDialog);
    pass(60_000);
    expect(goTo).not.toHaveBeenCalled();
    const dialog = document.getElementById(CRISIS_DIALOG_ID) as HTMLDialogElement;
    act(() => {
      dialog.open = false;
      fireEvent(dialog, new Event("close"));
    });
    expect(goTo).toHaveBeenCalledWith(TO_LOGIN);
  });

  it("ROUTE-08 asks before it leaves an unsent text, and says that it is kept", () => {
    writeDraft("chat.1", "I was about to say");
    renderPage(<SignInBounce />);
    pass(60_000);
    expect(goTo).not.toHaveBeenCalled();
    expect(screen.getByText(/What you wrote is saved/)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Sign in again" }));
    expect(goTo).toHaveBeenCalledWith(TO_LOGIN);
  });
});

it("ROUTE-08 the page itself asks calmly: whoever was never here is not told that they were put out", () => {
  renderPage(<SignInBounce />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Please sign in");
  expect(screen.getByText("This page opens once you're signed in.")).toBeVisible();
  pass(BOUNCE_DELAY_MS);
});

describe("a session that another tab has ended", () => {
  const TEXT = "You were signed out in another tab or window.";

  it("AUTH-05 is said in place of the bounce, and nobody is sent on", () => {
    act(noteSignedOutElsewhere);
    renderPage(<SignInBounce />);
    pass(60_000);
    expect(goTo).not.toHaveBeenCalled();
    expect(screen.queryByText(/Logging in again/)).toBeNull();
    expect(screen.getByText(TEXT)).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("You're signed out");
    expect(screen.getByRole("link", { name: "Go to home page" })).toHaveAttribute("href", "/");
    fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(goTo).toHaveBeenCalledWith(TO_LOGIN);
  });

  it("AUTH-05 is said also when it is told while the toast stands: nobody is sent into a new account", () => {
    renderPage(<SignedOutNotice />);
    failCall(MISSING_SESSION);
    act(noteSignedOutElsewhere);
    pass(BOUNCE_DELAY_MS);
    expect(goTo).not.toHaveBeenCalled();
    expect(screen.getByText(TEXT)).toBeVisible();
  });

  it("AUTH-05 an unsent text stays to be copied, and is promised to nobody", () => {
    renderPage(<SignedOutNotice />);
    writeDraft("chat", "half a sentence");
    act(noteSignedOutElsewhere);
    failCall(MISSING_SESSION);
    pass(60_000);
    expect(goTo).not.toHaveBeenCalled();
    expect(screen.getByText(/copy it before you leave this page/)).toBeVisible();
    expect(screen.queryByText(/is saved in this tab/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Sign in again" })).toBeNull();
    clearDrafts();
  });

  it("AUTH-05 is said once after the page was reloaded", () => {
    markSignedOut(true);
    const { unmount } = renderPage(<SignInBounce />);
    expect(screen.getByText(TEXT)).toBeVisible();
    unmount();
    renderPage(<SignInBounce />);
    expect(screen.queryByText(TEXT)).toBeNull();
    pass(BOUNCE_DELAY_MS);
    expect(goTo).toHaveBeenCalledWith(TO_LOGIN);
  });

  it("AUTH-05 ERR-02 also where a call finds it first, on any page, until it is read; the next one bounces", () => {
    act(noteSignedOutElsewhere);
    renderPage(<SignedOutNotice />);
    failCall(MISSING_SESSION);
    expect(screen.getByText(TEXT)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "OK" }));
    expect(screen.queryByText(TEXT)).toBeNull();
    failCall(MISSING_SESSION);
    pass(BOUNCE_DELAY_MS);
    expect(goTo).toHaveBeenCalledTimes(1);
  });
});

describe("somebody who signs out in this tab", () => {
  const withLogout = () =>
    renderPage(
      <>
        <a href="/api/logout" onClick={(event) => event.preventDefault()}>
          Logout
        </a>
        <SignedOutNotice />
      </>,
    );
  const logout = () => screen.getByRole("link", { name: "Logout" });

  it("AUTH-05 ERR-02 is led to no sign-in by a call that is faster than the next page", () => {
    withLogout();
    fireEvent.click(logout());
    failCall(MISSING_SESSION);
    pass(BOUNCE_DELAY_MS);
    expect(goTo).not.toHaveBeenCalled();
    expect(screen.queryByText(/Logging in again/)).toBeNull();
  });

  it("AUTH-05 ERR-02 nor where it was pressed before the page's scripts ran", () => {
    document.documentElement.setAttribute("data-signing-out", "");
    withLogout();
    failCall(MISSING_SESSION);
    pass(BOUNCE_DELAY_MS);
    document.documentElement.removeAttribute("data-signing-out");
    expect(goTo).not.toHaveBeenCalled();
  });

  it("AUTH-05 ERR-02 nor by one that failed just before", () => {
    withLogout();
    failCall(MISSING_SESSION);
    fireEvent.click(logout());
    pass(BOUNCE_DELAY_MS);
    expect(goTo).not.toHaveBeenCalled();
  });

  it("AUTH-05 ERR-02 in another tab is told here as ever, and so is who stayed after all", () => {
    withLogout();
    fireEvent.click(logout(), { ctrlKey: true });
    failCall(MISSING_SESSION);
    pass(BOUNCE_DELAY_MS);
    expect(goTo).toHaveBeenCalledTimes(1);
    act(resetBounce);
    fireEvent.click(logout());
    pass(30_000);
    failCall(MISSING_SESSION);
    pass(BOUNCE_DELAY_MS);
    expect(goTo).toHaveBeenCalledTimes(2);
  });
});

describe("sign-in bounce of a call", () => {
  it("ERR-02 bounces once for several calls that find the session gone", () => {
    failCall(MISSING_SESSION);
    failCall(MISSING_SESSION);
    pass(BOUNCE_DELAY_MS);
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["the database is away", new ApiError(503, "", "Service Unavailable")],
    ["the network is away", new TypeError("Failed to fetch")],
    ["the staff PIN is wrong", new ApiError(401, '{"message":"Invalid PIN"}', "Unauthorized")],
    ["the staff session is over", new ApiError(401, '{"message":"Admin session expired"}', "Unauthorized")],
  ])("ERR-02 ERR-28 stays on the page when %s", (_, error) => {
    failCall(error);
    pass(60_000);
    expect(bounceState()).toBe("none");
    expect(goTo).not.toHaveBeenCalled();
  });

  it("ERR-02 a failed read of the query client bounces too", async () => {
    const { client } = renderPage(<SignedOutNotice />);
    const failing = client.fetchQuery({ queryKey: ["x"], queryFn: () => Promise.reject(MISSING_SESSION) });
    await act(() => expect(failing).rejects.toThrow("401: "));
    pass(BOUNCE_DELAY_MS);
    expect(goTo).toHaveBeenCalledWith(TO_LOGIN);
  });

  it('ERR-02 says one thing alone: a wait for an unsent text is no "Logging in again"', () => {
    writeDraft("chat.1", "half a sentence");
    renderPage(<SignedOutNotice />);
    failCall(MISSING_SESSION);
    expect(screen.getByText(/Sign in again when you're ready/)).toBeVisible();
    pass(BOUNCE_DELAY_MS);
    expect(screen.queryByText(/Logging in again/)).toBeNull();
  });

  it("ERR-02 takes the toast away when a text was begun meanwhile, and says nothing under an open dialog", () => {
    renderPage(<SignedOutNotice />);
    failCall(MISSING_SESSION);
    expect(screen.getByText(/Logging in again/)).toBeVisible();
    writeDraft("chat.1", "half a sentence");
    pass(BOUNCE_DELAY_MS);
    expect(screen.queryByText(/Logging in again/)).toBeNull();
    act(resetBounce);
    act(openCrisisDialog);
    failCall(MISSING_SESSION);
    expect(screen.queryByText(/Logging in again/)).toBeNull();
  });

  it("ROUTE-08 leaves a notice on the page while a text is unsent", () => {
    writeDraft("chat.1", "half a sentence");
    renderPage(<SignedOutNotice />);
    failCall(MISSING_SESSION);
    pass(BOUNCE_DELAY_MS);
    expect(goTo).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Sign in again" })).toBeVisible();
  });
});
