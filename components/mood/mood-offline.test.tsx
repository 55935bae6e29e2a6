/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { claimCopy } from "@/lib/client/device-copy";
import { hasWaiting } from "@/lib/client/device-outbox";
import { currentToasts } from "@/lib/client/toast";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";
import { moodEntry } from "@/tests/factories/moods";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { fakeKeyStore } from "@/tests/fakes/key-store";
import { renderPage } from "@/tests/support/render-page";
import { MoodTracker } from "./mood-tracker";
import { WaitingMoods } from "./waiting-moods";

/** A network that can be cut; `stored` lists what arrived. */
function setUp(audience: Audience = "adult") {
  const net = { cut: true };
  const stored: unknown[] = [];
  const answer = (status: number, body: unknown) => {
    if (net.cut) throw new TypeError("Failed to fetch");
    return { status, body };
  };
  const api = fakeBrowserApi({
    "GET /api/auth/user": () => answer(200, { id: "maya" }),
    "GET /api/mood": () => answer(200, stored),
    "POST /api/mood": ({ body }) => {
      const result = answer(201, { ...moodEntry(body as object), crisis_detected: false });
      stored.unshift(result.body);
      return result;
    },
    "DELETE /api/mood/*": () => answer(204, undefined),
  });
  renderPage(
    <>
      <MoodTracker audience={audience} />
      <WaitingMoods personId="maya" audience={audience} />
    </>,
    [[["/api/mood"], []]],
  );
  return { api, net, user: userEvent.setup() };
}

const tap = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole("button", { name }));
const shown = () => screen.queryAllByRole("listitem");

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fakeKeyStore();
  claimCopy("maya");
});

describe("a mood without a network", () => {
  it.each(["adult", "child"] as const)(
    "MOOD-02 MOOD-08 is kept on this device, says so to the %s, and goes out when the network is back",
    async (audience) => {
      const { api, net, user } = setUp(audience);
      await tap(user, MOOD_COPY[audience].labels.sad);
      await waitFor(() => expect(currentToasts()[0]).toMatchObject(MOOD_COPY[audience].toast.waiting));
      expect(shown()).toHaveLength(1);
      expect(hasWaiting()).toBe(true);
      const [failed] = api.of("POST");

      net.cut = false;
      act(() => void window.dispatchEvent(new Event("online")));
      await waitFor(() => expect(currentToasts()[0]).toMatchObject(MOOD_COPY[audience].toast.sent));
      const [, sent] = api.of("POST");
      expect(sent?.headers["Idempotency-Key"]).toBe(failed?.headers["Idempotency-Key"]);
      expect(hasWaiting()).toBe(false);
      await waitFor(() => expect(shown()).toHaveLength(1));
    },
  );

  it("MOOD-02 can be taken back before it went out, and then never does", async () => {
    const { api, net, user } = setUp();
    await tap(user, "Sad");
    await waitFor(() => expect(hasWaiting()).toBe(true));
    await tap(user, "Undo");
    await waitFor(() => expect(hasWaiting()).toBe(false));
    await waitFor(() => expect(shown()).toHaveLength(0));
    net.cut = false;
    act(() => void window.dispatchEvent(new Event("online")));
    expect(api.of("DELETE")).toEqual([]);
    expect(api.of("POST")).toHaveLength(1);
  });

  it("MOOD-06 a detailed entry closes the form as well, and its note is no draft any more", async () => {
    const { user } = setUp();
    await tap(user, "More detail");
    await tap(user, "Angry");
    await user.type(screen.getByLabelText("Notes (optional)"), "the lift stands still");
    await tap(user, "Save");
    await waitFor(() => expect(hasWaiting()).toBe(true));
    await waitFor(() => expect(screen.queryByLabelText("Notes (optional)")).toBeNull());
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("lift");
  });

  it("ERR-04 says that it failed when nothing can be kept", async () => {
    localStorage.clear();
    const { user } = setUp();
    await tap(user, "Sad");
    await waitFor(() => expect(currentToasts()[0]).toMatchObject(MOOD_COPY.adult.toast.failed));
    expect(shown()).toHaveLength(0);
  });
});
