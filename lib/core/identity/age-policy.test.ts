import { awaitsConsent } from "./age-policy";

describe("awaitsConsent", () => {
  it("holds under 13 until the parent agreed", () => {
    expect(awaitsConsent(12, "pending")).toBe(true);
    expect(awaitsConsent(12, "not_needed")).toBe(true);
    expect(awaitsConsent(12, "withdrawn")).toBe(true);
    expect(awaitsConsent(12, "granted")).toBe(false);
    expect(awaitsConsent(13, "not_needed")).toBe(false);
  });
});
