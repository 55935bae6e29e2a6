/** @jest-environment jsdom */
import { act, waitFor } from "@testing-library/react";
import { currentUser } from "@/tests/factories/current-user";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { CURRENT_USER_FRESH_MS, type CurrentUserState, useCurrentUser, useUpdateProfile } from "./client";
import { currentUserKey } from "./constants";

let seen: CurrentUserState;
function Probe() {
  seen = useCurrentUser();
  return null;
}

const answer = (status: number, body?: unknown) => fakeBrowserApi({ "GET /api/auth/user": () => ({ status, body }) });

async function settled(): Promise<void> {
  await waitFor(() => expect(seen.isLoading).toBe(false));
}

describe("useCurrentUser", () => {
  it("AUTH-02 is signed in when the answer is an object with an id", async () => {
    answer(200, currentUser({ age: 30 }));
    renderPage(<Probe />);
    await settled();
    expect(seen).toMatchObject({ isAuthenticated: true, isSignedOut: false, user: { age: 30 } });
  });

  it.each([{}, { id: 7 }, [], "text", { message: "odd" }])("AUTH-02 is not signed in by %p", async (body) => {
    answer(200, body);
    renderPage(<Probe />);
    await settled();
    expect(seen).toMatchObject({ isAuthenticated: false, user: null });
  });

  it("AUTH-03 a 401 counts as signed out and is not tried again", async () => {
    const api = answer(401, { message: "Unauthorized" });
    renderPage(<Probe />);
    await settled();
    expect(seen).toMatchObject({ isAuthenticated: false, isSignedOut: true });
    expect(api.calls).toHaveLength(1);
  });

  it("AUTH-03 any other failure counts as unauthenticated, is not tried again, and is no sign-out", async () => {
    const api = answer(500, { message: "broken" });
    renderPage(<Probe />);
    await settled();
    expect(seen).toMatchObject({ isAuthenticated: false, isSignedOut: false });
    expect(api.calls).toHaveLength(1);
  });

  it("AUTH-04 is fresh for 30 seconds, then read again when the window regains the focus", async () => {
    const api = answer(200, currentUser());
    const start = Date.now();
    const clock = jest.spyOn(Date, "now").mockReturnValue(start);
    const { client } = renderPage(<Probe />);
    await settled();
    const focus = () => act(async () => void window.dispatchEvent(new Event("visibilitychange")));
    clock.mockReturnValue(start + CURRENT_USER_FRESH_MS - 1000);
    await focus();
    expect(api.calls).toHaveLength(1);
    clock.mockReturnValue(start + CURRENT_USER_FRESH_MS + 1000);
    await focus();
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(client.getQueryState(currentUserKey)?.status).toBe("success");
    clock.mockRestore();
    expect(CURRENT_USER_FRESH_MS).toBe(30_000);
  });
});

let save: ReturnType<typeof useUpdateProfile>;
function Form() {
  save = useUpdateProfile();
  return null;
}

describe("useUpdateProfile", () => {
  it.each([
    ["saved", 200, 1],
    ["refused", 400, 0],
  ])("AUTH-04 a new language that is %s reaches the other tabs only as it is stored", async (_, status, times) => {
    const body = { ...currentUser({ age: 30 }), language: "es", crisis_detected: false, concern: null, message: "no" };
    fakeBrowserApi({ "PATCH /api/user/profile": () => ({ status, body }) });
    const stored = jest.spyOn(Storage.prototype, "setItem");
    renderPage(<Form />);
    await act(() => save.mutateAsync({ language: "es" }).catch(() => undefined));
    expect(stored.mock.calls.filter(([key]) => key === "willow.profile-changed")).toHaveLength(times);
    expect(localStorage.getItem("willow.profile-changed")).toBeNull();
    stored.mockRestore();
  });
});
