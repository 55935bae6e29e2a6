import { newId, newToken } from "@/lib/shared/ids";
import { invitationPage, pageAfter } from "./page-after";

it.each([`/shares/${newId()}-${newToken()}`, invitationPage(newToken())])(
  "LAND-27 COUP-12 leads back to an invitation by its link",
  (invitation) => {
    expect(pageAfter(invitation)).toBe(invitation);
  },
);

it.each([
  undefined,
  "",
  "/shares/",
  "/shares/a/../../api/logout",
  "/shares//evil.example",
  "/shares/a?b=c",
  "/?invitation=",
  "/?invitation=a&b=c",
  "/?invitation=a/../b",
  "/account?invitation=a",
  "//evil.example/?invitation=a",
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
