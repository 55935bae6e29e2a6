import { newId, newToken } from "@/lib/shared/ids";
import { pageAfter } from "./page-after";

it("LAND-27 leads back to an invitation by its link", () => {
  const invitation = `/shares/${newId()}-${newToken()}`;
  expect(pageAfter(invitation)).toBe(invitation);
});

it.each([
  undefined,
  "",
  "/shares/",
  "/shares/a/../../api/logout",
  "/shares//evil.example",
  "/shares/a?b=c",
  "/shares/a#b",
  "/shares/a\n",
  "/api/logout",
  "//evil.example/shares/a",
  "/\\evil.example/shares/a",
  "https://evil.example/shares/a",
  "javascript:alert(1)",
  ["/shares/a", "/shares/b"],
])("leads home from %j", (next) => {
  expect(pageAfter(next)).toBe("/");
});
