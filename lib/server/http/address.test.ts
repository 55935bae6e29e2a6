import { addressOf } from "./address";
import { PEER_HEADER } from "./peer";

const settings = { TRUST_PROXY: true };
jest.mock("../env", () => ({ env: () => settings }));

const seen = (entry: string) => addressOf(new Headers({ "x-forwarded-for": entry }));

describe("the address that the proxy saw", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:4711", "203.0.113.7"],
    ["[2001:db8::7]:4711", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["2001:db8::7", "2001:db8::7"],
  ])("ADMN-07 %s is %s: one person is one address, whatever the connection", (entry, address) => {
    expect(seen(entry)).toBe(address);
  });

  it("ADMN-07 is the socket's where no proxy is trusted, whatever the client claims", () => {
    settings.TRUST_PROXY = false;
    expect(seen("203.0.113.7")).toBeNull();
    const claims = { "x-forwarded-for": "203.0.113.7", [PEER_HEADER]: "::ffff:198.51.100.1" };
    expect(addressOf(new Headers(claims))).toBe("198.51.100.1");
    settings.TRUST_PROXY = true;
    expect(addressOf(new Headers(claims))).toBe("203.0.113.7");
    expect(addressOf(new Headers({ [PEER_HEADER]: "2001:db8::7" }))).toBe("2001:db8::7");
  });
});
