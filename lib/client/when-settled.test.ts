/** @jest-environment jsdom */
import { BOUNCE_DELAY_MS } from "./sign-in-bounce";
import { whenSettled } from "./when-settled";

const state = (value: DocumentReadyState) => jest.spyOn(document, "readyState", "get").mockReturnValue(value);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("what is made ready in advance", () => {
  it("waits for the load of the page", () => {
    state("loading");
    const work = jest.fn();
    whenSettled(work);
    jest.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("ROUTE-08 does not begin on a page that leads to sign in", () => {
    state("complete");
    const work = jest.fn();
    whenSettled(work);
    jest.advanceTimersByTime(BOUNCE_DELAY_MS);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("can be called off at any moment", () => {
    const work = jest.fn();
    state("loading");
    whenSettled(work)();
    window.dispatchEvent(new Event("load"));
    state("complete");
    const callOff = whenSettled(work);
    jest.advanceTimersByTime(500);
    callOff();
    jest.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});
