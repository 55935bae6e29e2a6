/** @jest-environment jsdom */
import { claimCopy, forgetCopy } from "@/lib/client/device-copy";
import { forgetWaiting, hasWaiting, readWaiting } from "@/lib/client/device-outbox";
import { newUuid } from "@/lib/client/uuid";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { fakeKeyStore } from "@/tests/fakes/key-store";
import { keepForLater, sendWaiting, type WaitingMood } from "./client";

const NOTE = "the house after dad";
const DAY = 24 * 60 * 60 * 1000;
const mood = (more: Partial<WaitingMood> = {}): WaitingMood => ({
  mood: "sad",
  moodScore: 3,
  notes: NOTE,
  noticed: false,
  recordedAt: new Date().toISOString(),
  ...more,
});
const keep = (more?: Partial<WaitingMood>) => {
  const key = newUuid();
  return keepForLater(key, mood(more)).then((kept) => ({ key, kept }));
};
const raw = () => JSON.stringify({ ...localStorage });

/** A server that knows Maya as signed in and answers every mood with `status`. */
function server(status = 201, body: object = { id: "stored", crisis_detected: false }, signedIn = "maya") {
  return fakeBrowserApi({
    "GET /api/auth/user": () => ({ status: 200, body: { id: signedIn } }),
    "POST /api/mood": () => ({ status, body }),
  });
}

/** Web Locks for one name, as browsers have them: later requests wait. */
function fakeLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    last = last.then(work);
    return last;
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
}

beforeEach(() => {
  localStorage.clear();
  fakeLocks();
  fakeKeyStore();
  claimCopy("maya");
});

describe("moods that wait on a device", () => {
  it("lie there sealed: nothing of them is readable in storage", async () => {
    expect((await keep()).kept).toBe(true);
    expect(raw()).toContain("willow.waiting.");
    expect(raw()).not.toMatch(/dad|sad|moodScore/);
  });

  it("MOOD-02 go out in their order, each under its own key and with its own time, and are gone then", async () => {
    const [first, second] = [await keep({ mood: "angry" }), await keep()];
    const api = server();
    expect(await sendWaiting("maya")).toEqual({ sent: 2, lost: 0, crisis: false });
    const sends = api.of("POST");
    expect(sends.map(({ headers }) => headers["Idempotency-Key"])).toEqual([first.key, second.key]);
    expect(sends[0]?.body).toEqual({
      mood: "angry",
      moodScore: 3,
      notes: NOTE,
      recordedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(hasWaiting()).toBe(false);
    expect((await sendWaiting("maya")).sent).toBe(0);
  });

  it("MOOD-02 two pages that hear of the network at once send an entry once, and neither removes it again", async () => {
    await keep();
    const api = server();
    const [one, other] = await Promise.all([sendWaiting("maya"), sendWaiting("maya")]);
    expect(api.calls.map(({ method }) => method)).toEqual(["GET", "POST"]);
    expect([one.sent, other.sent]).toEqual([1, 0]);
    expect(hasWaiting()).toBe(false);
  });

  it.each([
    ["Undo removes it there as well", () => {}, ["/api/mood/stored"]],
    ["quick exit and signing out empty the device alone", forgetCopy, []],
  ])("MOOD-02 R-15 while an entry is on its way, %s", async (_, leave, removed) => {
    await keep();
    const api = fakeBrowserApi({
      "GET /api/auth/user": () => ({ status: 200, body: { id: "maya" } }),
      "POST /api/mood": () => {
        forgetWaiting();
        leave();
        return { status: 201, body: { id: "stored", crisis_detected: false } };
      },
      "DELETE /api/mood/*": () => ({ status: 204 }),
    });
    await sendWaiting("maya");
    expect(api.of("DELETE").map(({ path }) => path)).toEqual(removed);
  });

  it("AUTH-12 are never sent for another person, whose page or whose cookie it may be", async () => {
    await keep();
    const other = server(201, {}, "jonas");
    expect((await sendWaiting("maya")).sent).toBe(0);
    expect(other.of("POST")).toEqual([]);
    expect(hasWaiting()).toBe(true);
    await sendWaiting("jonas");
    expect(other.of("POST")).toEqual([]);
    expect(hasWaiting()).toBe(false);
  });

  it.each([401, 408, 429, 500, 503])("stay when the server answers %d", async (status) => {
    await keep();
    server(status, { message: "not now" });
    expect(await sendWaiting("maya")).toEqual({ sent: 0, lost: 0, crisis: false });
    expect(await readWaiting("maya")).toHaveLength(1);
  });

  it.each([
    [409, { sent: 1, lost: 0 }],
    [400, { sent: 0, lost: 1 }],
    [403, { sent: 0, lost: 1 }],
  ])("are not sent for ever: %d ends it", async (status, outcome) => {
    await keep();
    server(status, { message: "no" });
    expect(await sendWaiting("maya")).toMatchObject(outcome);
    expect(hasWaiting()).toBe(false);
  });

  it("CRIS-17 say when the server hears a crisis that was not noticed when it was written", async () => {
    const found = { id: "stored", crisis_detected: true };
    await keep();
    server(201, found);
    expect((await sendWaiting("maya")).crisis).toBe(true);
    await keep({ noticed: true });
    expect((await sendWaiting("maya")).crisis).toBe(false);
  });

  it("are not kept when nobody is signed in here, nor once they signed out while it was sealed", async () => {
    const onItsWay = keep();
    forgetCopy();
    expect((await onItsWay).kept).toBe(false);
    expect((await keep()).kept).toBe(false);
    expect(hasWaiting()).toBe(false);
  });

  it("go after a week: the server would refuse them", async () => {
    jest.useFakeTimers({ now: Date.now() - 8 * DAY, doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
    await keep();
    jest.useRealTimers();
    const api = server();
    expect((await sendWaiting("maya")).sent).toBe(0);
    expect(api.of("POST")).toEqual([]);
    expect(hasWaiting()).toBe(false);
  });
});
