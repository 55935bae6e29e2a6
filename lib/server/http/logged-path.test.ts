import { newId, newToken } from "@/lib/shared/ids";
import { loggedPath } from "./logged-path";

it("a log names the call and neither the row nor the link that it was made with", () => {
  expect(loggedPath(`/api/relationship-messages/${newId()}`)).toBe("/api/relationship-messages/:id");
  expect(loggedPath("/api/chat/sessions")).toBe("/api/chat/sessions");
  for (let made = 0; made < 1000; made += 1) {
    expect(loggedPath(`/api/consent/${newToken()}/refuse`)).toBe("/api/consent/:id/refuse");
  }
});

it("a log holds nothing that somebody wrote into an address", () => {
  for (const written of ["I%20want%20to%20die", "a\u0000b", "x".repeat(5000), "7-3-1", "ada@example.com"]) {
    expect(loggedPath(`/api/pt/figures/${written}`)).toBe("/api/pt/figures/:id");
  }
});
