import { returnPath } from "./return-path";

describe("where the browser lands after signing in", () => {
  it.each(["/", "/dashboard", "/chat/3f0e?from=home#last", "/consent/abc"])(
    "ROUTE-17 on the page asked for: %s",
    (path) => {
      expect(returnPath(path)).toBe(path);
    },
  );

  it.each([
    ...[null, undefined, "", "dashboard", "https://evil.example/", "//evil.example", "/\\evil.example"],
    ...["/\t/evil.example", "\n//evil.example", "javascript:alert(1)", "/.//evil.example", "/..//evil.example"],
  ])("ROUTE-17 on / for %j, which is no path of ours", (asked) => {
    expect(returnPath(asked)).toBe("/");
  });
});
