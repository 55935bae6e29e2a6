/** @jest-environment jsdom */
import { act } from "@testing-library/react";
import { holdAdminToken, subscribeToSessionEnd } from "@/lib/client/admin-session";
import { heldAdminToken } from "@/lib/client/admin-token";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { SessionWatch } from "./session-watch";

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z") }));
afterEach(() => jest.useRealTimers());

describe("the end of a staff session", () => {
  it("ADMN-05 R-16 is told to whoever relies on sound: two minutes before it, and when it comes", async () => {
    let secondsLeft = 300;
    fakeBrowserApi({ "GET /api/admin/session": () => ({ status: 200, body: { secondsLeft, final: false } }) });
    holdAdminToken("token");
    const told = jest.fn();
    const stop = subscribeToSessionEnd(told);
    renderPage(<SessionWatch />);
    await seconds(1);
    expect(told).not.toHaveBeenCalled();
    secondsLeft = 120;
    await seconds(180);
    expect(told).toHaveBeenCalledTimes(1);
    await seconds(121);
    expect(told).toHaveBeenCalledTimes(2);
    expect(heldAdminToken()).toBeNull();
    stop();
  });
});
