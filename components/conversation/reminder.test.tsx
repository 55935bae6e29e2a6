/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import type { Audience } from "@/lib/shared/audience";
import { Reminder } from "./reminder";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ago = (ms: number) => new Date(NOW - ms).toISOString();

const open = (startedAt: string | null | undefined, audience: Audience = "adult") =>
  render(<Reminder sessionId="s1" audience={audience} startedAt={startedAt} />);
const said = () => screen.getByRole("status").querySelector("time")?.dateTime ?? null;
const at = (ms: number) => new Date(NOW + ms).toISOString();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe("Reminder", () => {
  it.each([
    ["adult", 3 * HOUR, /Sage is an AI/],
    ["child", HOUR, /an AI.*break/],
  ] as const)("R-01 R-02 tells the %s again each %i ms", async (audience, interval, words) => {
    open(null, audience);
    await pass(interval - MINUTE);
    expect(said()).toBeNull();
    for (const time of [1, 2, 3]) {
      await pass(time === 1 ? MINUTE : interval);
      expect(said()).toBe(at(time * interval));
      expect(screen.getByRole("status")).toHaveTextContent(words);
    }
  });

  it("R-01 says it as a new line each time, so that it is spoken again", async () => {
    open(null);
    await pass(3 * HOUR);
    const first = screen.getByRole("status").firstChild;
    await pass(3 * HOUR);
    expect(screen.getByRole("status").children).toHaveLength(1);
    expect(screen.getByRole("status").firstChild).not.toBe(first);
  });

  it("R-01 counts from the conversation's start, not from the page's", async () => {
    open(ago(2 * HOUR));
    await pass(HOUR - MINUTE);
    expect(said()).toBeNull();
    await pass(MINUTE);
    expect(said()).toBe(at(HOUR));
  });

  it("R-01 says it at once in a conversation that was begun long ago", () => {
    open(ago(7 * 24 * HOUR));
    expect(said()).toBe(at(0));
  });

  it("R-02 counts on over a reload, and does not repeat what was just said", async () => {
    const page = open(ago(30 * MINUTE), "child");
    await pass(40 * MINUTE);
    expect(said()).toBe(at(30 * MINUTE));
    page.unmount();
    await pass(10 * MINUTE);
    open(ago(30 * MINUTE), "child");
    expect(said()).toBeNull();
    await pass(40 * MINUTE);
    expect(said()).toBe(at(90 * MINUTE));
  });

  it("R-01 counts on over a reload that comes before the first message", async () => {
    open(null).unmount();
    await pass(2 * HOUR);
    open(null);
    await pass(HOUR);
    expect(said()).toBe(at(3 * HOUR));
  });

  it("R-01 is not put off by a list whose first message moves on", async () => {
    const { rerender } = open(ago(0));
    for (const half of [1, 2, 3, 4, 5, 6]) {
      await pass(30 * MINUTE);
      rerender(<Reminder sessionId="s1" audience="adult" startedAt={at(half * 30 * MINUTE)} />);
    }
    expect(said()).toBe(at(3 * HOUR));
  });

  it("R-01 says it when the device wakes up, although the timers stood still", async () => {
    open(null);
    jest.setSystemTime(NOW + 5 * HOUR);
    await pass(MINUTE);
    expect(said()).toBe(at(5 * HOUR + MINUTE / 2));
  });

  it("begins to count once the start is known", async () => {
    const { rerender } = open(undefined);
    expect({ ...sessionStorage }).toEqual({});
    rerender(<Reminder sessionId="s1" audience="adult" startedAt={ago(4 * HOUR)} />);
    expect(said()).toBe(at(0));
    expect(screen.getByText(new RegExp(CHAT_COPY.adult.reminder))).toBeVisible();
  });
});
