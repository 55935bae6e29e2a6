import { addressOf } from "./address";

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

  it("is nobody's word where no proxy is trusted", () => {
    settings.TRUST_PROXY = false;
    expect(seen("203.0.113.7")).toBeNull();
  });
});
