import { PEER_HEADER } from "./peer";
import { isFromUnnamedProxy, noteUnnamedProxy } from "./unnamed-proxy";

const settings: { TRUST_PROXY: boolean | undefined } = { TRUST_PROXY: undefined };
jest.mock("../env", () => ({ env: () => settings }));

const logged: string[] = [];
beforeAll(() => {
  jest.spyOn(process.stderr, "write").mockImplementation((line) => logged.push(String(line)) > 0);
});
beforeEach(() => {
  settings.TRUST_PROXY = undefined;
  logged.length = 0;
  delete (globalThis as { willowProxies?: unknown }).willowProxies;
});
afterAll(() => jest.restoreAllMocks());

/** A request from `peer` on behalf of `caller`, through the server and then the door. */
function comes(peer: string, caller?: string): boolean {
  const headers = { [PEER_HEADER]: peer, ...(caller === undefined ? {} : { "x-forwarded-for": caller }) };
  noteUnnamedProxy(headers);
  return isFromUnnamedProxy(new Headers(headers));
}
const warnings = () => logged.filter((line) => line.includes('"proxy-not-trusted"')).length;

it.each(["127.0.0.1", "::ffff:10.1.2.3", "192.168.0.4", "172.17.0.1", "::1", "fd00::7"])(
  "ADMN-07 a proxy at %s inside the network shows by one caller it names, and is logged once",
  (peer) => {
    expect(comes(peer)).toBe(false);
    expect(warnings()).toBe(0);
    expect(comes(peer, "93.184.216.34")).toBe(true);
    expect(comes(peer, "93.184.216.35")).toBe(true);
    expect(comes(peer)).toBe(false);
    expect(warnings()).toBe(1);
  },
);

it.each([false, true])("ADMN-07 nothing is assumed or logged once the operator has answered (%s)", (said) => {
  settings.TRUST_PROXY = said;
  expect(comes("10.1.2.3", "93.184.216.34")).toBe(false);
  for (const caller of ["93.184.216.34", "93.184.216.35"]) expect(comes("104.16.0.1", caller)).toBe(false);
  expect(warnings()).toBe(0);
});

it("ADMN-07 a public peer counts as a proxy once it has named two callers, and only that peer", () => {
  expect(comes("104.16.0.1", "93.184.216.34")).toBe(false);
  expect(comes("104.16.0.1", "93.184.216.34")).toBe(false);
  expect(comes("104.16.0.2", "93.184.216.35")).toBe(false);
  expect(warnings()).toBe(0);
  expect(comes("104.16.0.1", "93.184.216.35")).toBe(true);
  expect(comes("104.16.0.1", "93.184.216.34")).toBe(true);
  expect(comes("104.16.0.2", "93.184.216.35")).toBe(false);
  expect(comes("104.16.0.1")).toBe(false);
  expect(warnings()).toBe(1);
});

it("ADMN-07 a header that names the socket itself, or no address, shows no proxy", () => {
  expect(comes("::ffff:127.0.0.1", "::ffff:127.0.0.1")).toBe(false);
  expect(comes("104.16.0.1", "104.16.0.1")).toBe(false);
  for (const end of ["a", "b"]) expect(comes("104.16.0.1", "9".repeat(60) + end)).toBe(false);
  expect(isFromUnnamedProxy(new Headers({ "x-forwarded-for": "93.184.216.34" }))).toBe(false);
});
