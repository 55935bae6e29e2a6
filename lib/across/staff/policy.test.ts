import { TRIES_OF_ALL, TRIES_OF_ONE, TRY_WINDOW_MS } from "./constants";
import { lockedUntil, type PinAttempt, staffPath, triesLeft } from "./policy";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const MINUTE = 60_000;
const tried = (minutesAgo: number, person = "p", address: string | null = null): PinAttempt => ({
  person,
  address,
  createdAt: new Date(NOW - minutesAgo * MINUTE),
});
const me = { person: "p", address: "a", sharesAddress: false, hasRole: false };

it("ADMN-07 four wrong tries leave room for a fifth, five close the door until the first is 15 minutes old", () => {
  const five = [14, 9, 3, 2, 1].map((minutes) => tried(minutes));
  expect(lockedUntil(five.slice(1), me)).toBeNull();
  expect(lockedUntil(five, me)).toEqual(new Date(NOW + 1 * MINUTE));
});

it("ADMN-07 what is left is the least of what person, address and everybody have left", () => {
  expect(triesLeft([], me)).toBe(TRIES_OF_ONE);
  expect(triesLeft([tried(1), tried(2, "other", "a")], me)).toBe(TRIES_OF_ONE - 1);
  expect(
    triesLeft(
      [1, 2, 3].map((at) => tried(at, `other-${at}`, "a")),
      me,
    ),
  ).toBe(TRIES_OF_ONE - 3);
  const everywhere = Array.from({ length: TRIES_OF_ALL - 1 }, (_, at) => tried(1, `other-${at}`, `away-${at}`));
  expect(triesLeft(everywhere, me)).toBe(1);
  expect(triesLeft(everywhere, { ...me, hasRole: true })).toBe(TRIES_OF_ONE);
  expect(triesLeft([...everywhere, tried(1), tried(1)], me)).toBe(0);
});

it("ADMN-07 tries of other people from the same address count, from another or an unknown one they do not", () => {
  const others = (address: string | null) => [1, 2, 3, 4, 5].map((at) => tried(at, `other-${at}`, address));
  expect(lockedUntil(others("a"), me)).toEqual(new Date(NOW - 5 * MINUTE + TRY_WINDOW_MS));
  expect(lockedUntil(others("b"), me)).toBeNull();
  expect(lockedUntil(others(null), { ...me, address: null })).toBeNull();
});

it("ADMN-07 tries from everywhere close the door to people without a role, and to nobody who has one", () => {
  const flood = Array.from({ length: TRIES_OF_ALL }, (_, at) => tried(1, `person-${at}`, `address-${at}`));
  expect(TRIES_OF_ALL).toBeGreaterThan(TRIES_OF_ONE);
  expect(lockedUntil(flood.slice(1), me)).toBeNull();
  expect(lockedUntil(flood, me)).not.toBeNull();
  expect(lockedUntil(flood, { ...me, hasRole: true })).toBeNull();
});

it.each([
  ["/admin/users", "/admin/users"],
  [
    "/admin/audit?subject=6f7c2c1e-0000-4000-8000-000000000000&cursor=12",
    "/admin/audit?subject=6f7c2c1e-0000-4000-8000-000000000000&cursor=12",
  ],
  ["/admin", null],
  ["/administrator", null],
  ["//evil.example/admin/users", null],
  ["https://evil.example/admin/users", null],
  ["/admin/../logout", null],
  ["/admin//evil.example", null],
  ["/admin/\\evil.example", null],
  ["/admin/users#x", null],
  ["javascript:alert(1)", null],
  ["", null],
  [null, null],
])("ADMN-01 after the PIN %j leads to %j", (asked, led) => expect(staffPath(asked)).toBe(led));
