/** @jest-environment jsdom */
import { act, waitFor } from "@testing-library/react";
import { CRISIS_DIALOG_ID } from "@/lib/client/crisis";
import { writeDraft } from "@/lib/client/drafts";
import { bounceState, resetBounce } from "@/lib/client/sign-in-bounce";
import { isMarkedSignedOut } from "@/lib/client/signed-out-elsewhere";
import { CURRENT_USER_FRESH_MS } from "@/lib/core/identity/client";
import { currentUserKey } from "@/lib/core/identity/constants";
import { currentUser } from "@/tests/factories/current-user";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { SessionWatch } from "./session-watch";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => router }));
const router = { refresh: () => refresh() };

const goTo = jest.fn();
jest.mock("@/lib/client/navigation", () => ({
  goTo: (to: string) => goTo(to),
  currentPath: () => "/dashboard?week=1",
}));

const person = currentUser({ age: 9, consent: "pending" });
const answers = (...replies: { status: number; body: unknown }[]) => {
  let at = 0;
  return fakeBrowserApi({
    "GET /api/auth/user": () => replies[Math.min(at++, replies.length - 1)] ?? { status: 500 },
  });
};
const found = (body: unknown) => ({ status: 200, body });
const SIGNED_OUT = { status: 401, body: { message: "Unauthorized" } };
const watch = () => renderPage(<SessionWatch person={person} />);
const ask = (client: ReturnType<typeof watch>["client"]) =>
  act(() => client.refetchQueries({ queryKey: currentUserKey }));

beforeEach(() => {
  refresh.mockClear();
  goTo.mockReset();
  sessionStorage.clear();
  resetBounce();
});

describe("SessionWatch", () => {
  it("forgets the drafts of whoever was signed in on this device before, and keeps the person's own", () => {
    answers(found(person));
    watch().unmount();
    writeDraft("mood-note", "mine");
    watch().unmount();
    expect(sessionStorage.getItem("willow.draft.mood-note")).toBe("mine");
    renderPage(<SessionWatch person={{ ...person, id: "somebody-else" }} />);
    expect(sessionStorage.getItem("willow.draft.mood-note")).toBeNull();
  });

  it("AUTH-02 leaves the page alone while the same person is signed in", async () => {
    const api = answers(found(person));
    watch();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(refresh).not.toHaveBeenCalled();
  });

  it("draws the page anew once the parent has agreed", async () => {
    answers(found(person), found({ ...person, consent: "granted" }));
    const { client } = watch();
    await ask(client);
    await ask(client);
    await waitFor(() => expect(refresh).toHaveBeenCalled());
  });

  it("AUTH-05 draws the page anew when the session is over", async () => {
    answers(SIGNED_OUT);
    watch();
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(bounceState()).toBe("none");
  });

  it("AUTH-04 AUTH-05 loads the page in full in a tab that comes back signed out, for the root of the page changes", async () => {
    const later = jest.spyOn(performance, "now").mockReturnValue(CURRENT_USER_FRESH_MS + 1);
    answers(SIGNED_OUT);
    watch();
    await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1));
    expect(goTo).toHaveBeenCalledWith("/dashboard?week=1");
    expect(refresh).not.toHaveBeenCalled();
    later.mockRestore();
  });

  it("AUTH-05 asks before it leaves an unsent text", async () => {
    writeDraft("chat", "half a sentence");
    answers(SIGNED_OUT);
    watch();
    await waitFor(() => expect(bounceState()).not.toBe("none"));
    expect(refresh).not.toHaveBeenCalled();
  });

  it("AUTH-05 draws the page anew at once where another tab has changed the language", async () => {
    const api = answers(found(person), found({ ...person, language: "es" }));
    watch();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(refresh).not.toHaveBeenCalled();
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: "willow.profile-changed", newValue: "1" }));
    });
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(bounceState()).toBe("none");
  });

  describe("when another tab signs out or deletes the account", () => {
    const tell = () =>
      act(async () => {
        window.dispatchEvent(new StorageEvent("storage", { key: "willow.signed-out", newValue: "1" }));
      });

    it("AUTH-05 asks at once, says so, and draws the page anew without what was read", async () => {
      const api = answers(found(person), SIGNED_OUT);
      watch();
      await waitFor(() => expect(api.calls).toHaveLength(1));
      await tell();
      await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
      expect(bounceState()).toBe("elsewhere");
      expect(goTo).not.toHaveBeenCalled();
    });

    it("AUTH-05 says nothing while the session stands, and asks again when the tab comes back", async () => {
      const api = answers(found(person), found(person), SIGNED_OUT);
      const { client } = watch();
      await waitFor(() => expect(api.calls).toHaveLength(1));
      await tell();
      await waitFor(() => expect(client.getQueryState(currentUserKey)?.isInvalidated).toBe(true));
      expect([bounceState(), refresh.mock.calls.length]).toEqual(["none", 0]);
      act(() => void window.dispatchEvent(new Event("visibilitychange")));
      await waitFor(() => expect(bounceState()).toBe("elsewhere"));
      expect(refresh).toHaveBeenCalledTimes(1);
    });

    it("AUTH-05 leaves a mark for the page that is loaded in its place, which a new sign-in takes away", async () => {
      const api = answers(found(person), SIGNED_OUT);
      const { unmount } = watch();
      await waitFor(() => expect(api.calls).toHaveLength(1));
      await tell();
      await waitFor(() => expect(isMarkedSignedOut()).toBe(true));
      unmount();
      answers(found(person));
      watch();
      expect(isMarkedSignedOut()).toBe(false);
    });

    it("AUTH-05 keeps an unsent text as it does otherwise", async () => {
      writeDraft("chat", "half a sentence");
      const api = answers(found(person), SIGNED_OUT);
      watch();
      await waitFor(() => expect(api.calls).toHaveLength(1));
      writeDraft("chat", "half a sentence");
      await tell();
      await waitFor(() => expect(bounceState()).toBe("heldElsewhere"));
      expect(refresh).not.toHaveBeenCalled();
    });

    it("AUTH-05 CRIS-09 waits for an open crisis dialog", async () => {
      const dialog = () => document.getElementById(CRISIS_DIALOG_ID) as HTMLDialogElement;
      const api = answers(found(person), SIGNED_OUT);
      const { client } = watch();
      await waitFor(() => expect(api.calls).toHaveLength(1));
      dialog().showModal();
      await tell();
      await waitFor(() => expect(client.getQueryData(currentUserKey)).toBeNull());
      expect(refresh).not.toHaveBeenCalled();
      act(() => {
        dialog().open = false;
        dialog().dispatchEvent(new Event("close"));
      });
      expect([bounceState(), refresh.mock.calls.length]).toEqual(["elsewhere", 1]);
    });
  });

  describe("when somebody else has signed in", () => {
    const other = { ...person, id: "somebody-else" };
    const MOODS = ["/api/mood"];

    async function comeBackAsOther(prepare: () => void = () => undefined) {
      const api = answers(found(person), found(other));
      const { client } = watch();
      await waitFor(() => expect(api.calls).toHaveLength(1));
      client.setQueryData(MOODS, ["a mood of the first person"]);
      writeDraft("mood-note", "a note of the first person");
      prepare();
      await ask(client);
      return client;
    }

    it("AUTH-05 keeps nothing that was read or written for the first person, then loads the page in full", async () => {
      const left = jest.fn();
      goTo.mockImplementation(() => left({ ...sessionStorage }));
      const client = await comeBackAsOther();
      await waitFor(() => expect(goTo).toHaveBeenCalledWith("/dashboard?week=1"));
      expect(goTo).toHaveBeenCalledTimes(1);
      expect(client.getQueryData(MOODS)).toBeUndefined();
      expect(sessionStorage.getItem("willow.draft.mood-note")).toBeNull();
      expect(left).toHaveBeenCalledWith({ "willow.draft-owner": other.id });
      expect(refresh).not.toHaveBeenCalled();
    });

    it("AUTH-05 a page on its way out stores no more of the first person's words", async () => {
      await comeBackAsOther();
      await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1));
      writeDraft("mood-note", "still the first person");
      expect(sessionStorage.getItem("willow.draft.mood-note")).toBeNull();
    });

    it("AUTH-05 CRIS-09 waits with the page for an open crisis dialog, not with the data", async () => {
      const dialog = () => document.getElementById(CRISIS_DIALOG_ID) as HTMLDialogElement;
      const client = await comeBackAsOther(() => dialog().showModal());
      await waitFor(() => expect(client.getQueryData(MOODS)).toBeUndefined());
      expect(goTo).not.toHaveBeenCalled();
      dialog().open = false;
      dialog().dispatchEvent(new Event("close"));
      expect(goTo).toHaveBeenCalledTimes(1);
    });
  });

  it("keeps the last known person while the server is away", async () => {
    const api = answers(found(person), { status: 503, body: { message: "away" } });
    const { client } = watch();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    await ask(client);
    expect(client.getQueryData(currentUserKey)).toMatchObject({ id: person.id });
    expect(refresh).not.toHaveBeenCalled();
  });
});
