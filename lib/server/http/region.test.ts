import { regionOf } from "./region";

const settings = { TRUST_PROXY: true };
jest.mock("../env", () => ({ env: () => settings }));

const seen = (headers: Record<string, string>) => regionOf(new Headers(headers));
const MEXICAN = { "accept-language": "es-MX,es;q=0.9" };

describe("the country whose help numbers are shown", () => {
  beforeEach(() => {
    settings.TRUST_PROXY = true;
  });

  it("CRIS-16 is where somebody is, before the language of their device", () => {
    expect(seen({ ...MEXICAN, "x-vercel-ip-country": "US" })).toBe("US");
    expect(seen({ ...MEXICAN, "cf-ipcountry": "us" })).toBe("US");
    expect(seen({ ...MEXICAN, "cf-ipcountry": "US", "x-vercel-ip-country": "DE" })).toBe("US");
    expect(seen(MEXICAN)).toBe("MX");
  });

  it.each(["XX", "T1", "", "USA", "<b>"])("CRIS-16 is not %j", (country) => {
    expect(seen({ ...MEXICAN, "cf-ipcountry": country })).toBe("MX");
    expect(seen({ "cf-ipcountry": country })).toBeNull();
  });

  it("CRIS-16 is not what anybody claims where no proxy is trusted", () => {
    settings.TRUST_PROXY = false;
    expect(seen({ ...MEXICAN, "x-vercel-ip-country": "US" })).toBe("MX");
  });
});
