import { maskEmail } from "./mask-email";

describe("maskEmail", () => {
  it("keeps the first letter and the domain", () => {
    expect(maskEmail("parent@example.com")).toBe("p•••@example.com");
  });

  it("says nothing of the length of the name", () => {
    expect(maskEmail("ab@example.com")).toBe("a•••@example.com");
  });

  it("shows nothing of what is no address", () => {
    expect(maskEmail("nobody")).toBe("•••");
    expect(maskEmail("@example.com")).toBe("•••");
  });
});
