import { PEER_HEADER } from "./peer";
import { countVisit } from "./visits";

let mockTrusted = false;
jest.mock("../env", () => ({ env: () => ({ TRUST_PROXY: mockTrusted }) }));

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, seconds));
const from = (forwarded: string) => new Headers({ "x-forwarded-for": forwarded });
const visit = (place: string, headers: Headers, times: number, second = 0) => {
  for (let count = 0; count < times; count += 1) countVisit(place, headers, at(second));
};

beforeEach(() => {
  mockTrusted = false;
});

it("lets a page be asked for six hundred times a minute by all together, and says when to come again", () => {
  // No one is trusted to state an address, so a made-up one doesn't open its own window.
  visit("one", from("203.0.113.7"), 600);
  const refused = () => countVisit("one", from("203.0.113.8"), at(20));
  expect(refused).toThrow(expect.objectContaining({ code: "rate_limited", retryAfterSeconds: 40 }));
  expect(() => visit("another", new Headers(), 1, 20)).not.toThrow();
  expect(() => visit("one", new Headers(), 1, 61)).not.toThrow();
});

it("counts by the address that a trusted proxy saw last, whatever the client claimed before it", () => {
  mockTrusted = true;
  visit("two", from("198.51.100.1, 203.0.113.7"), 60);
  expect(() => visit("two", from("192.0.2.9, 203.0.113.7"), 1)).toThrow("Please try again in a minute");
  expect(() => visit("two", from("203.0.113.8"), 1)).not.toThrow();
});

it("counts by the socket where no proxy is trusted, save for an address that everybody may come from", () => {
  const over = (address: string) => new Headers({ [PEER_HEADER]: address });
  visit("three", over("93.184.216.34"), 60);
  expect(() => visit("three", over("::ffff:93.184.216.34"), 1)).toThrow("Please try again in a minute");
  expect(() => visit("three", over("93.184.216.35"), 1)).not.toThrow();
  visit("three", over("127.0.0.1"), 600);
  expect(() => visit("three", over("10.0.0.7"), 1)).toThrow("Please try again in a minute");
});
