import { countVisit } from "./visits";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, seconds));
const none = new Headers();

it("lets a page be asked for six hundred times a minute by all together, and says when to come again", () => {
  for (let visit = 0; visit < 600; visit += 1) countVisit("one", none, at(0));
  expect(() => countVisit("one", none, at(20))).toThrow("Please try again in a minute");
  try {
    countVisit("one", none, at(20));
  } catch (error) {
    expect(error).toMatchObject({ code: "rate_limited", retryAfterSeconds: 40 });
  }
  expect(() => countVisit("another", none, at(20))).not.toThrow();
  expect(() => countVisit("one", none, at(61))).not.toThrow();
});
