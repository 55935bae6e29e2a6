import { newId, newToken } from "@/lib/shared/ids";
import { loggedPath } from "./logged-path";

it("a log names the call and neither the row nor the link that it was made with", () => {
  expect(loggedPath(`/api/relationship-messages/${newId()}`)).toBe("/api/relationship-messages/:id");
  expect(loggedPath("/api/chat/sessions")).toBe("/api/chat/sessions");
  for (let made = 0; made < 1000; made += 1) {
    expect(loggedPath(`/api/consent/${newToken()}/refuse`)).toBe("/api/consent/:id/refuse");
  }
});
