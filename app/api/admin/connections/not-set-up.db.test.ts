import { GET as readStatus } from "@/app/api/admin/platform-status/route";
import { POST as testTwitter } from "@/app/api/admin/test-twitter/route";
import { POST as testYoutube } from "@/app/api/admin/test-youtube/route";
import { signInStaff } from "@/tests/factories/people";
import { ask } from "@/tests/support/request";
import { GET as authorize } from "./[platform]/authorize/route";

it("CONN-13 AMKT-03 without credentials nothing pretends: each answer names the settings that are missing", async () => {
  const { cookie, headers } = await signInStaff();
  const who = { cookie, headers };
  const status = (await ask(readStatus, who)).json<Record<string, Record<string, unknown>>>();
  const flags = Object.values(status).flatMap((of) => Object.values(of).filter((value) => typeof value === "boolean"));
  expect(flags.filter(Boolean)).toEqual([]);
  expect(status.facebook?.message).toBe("Not set up. Missing settings: FACEBOOK_APP_ID, FACEBOOK_APP_SECRET.");
  const begun = await ask(authorize, { ...who, params: { platform: "instagram" } });
  expect([begun.status, begun.json().message]).toEqual([409, status.instagram?.message]);
  for (const [test, platform] of [
    [testTwitter, "twitter"],
    [testYoutube, "youtube"],
  ] as const) {
    const tested = await ask(test, { ...who, method: "POST", body: {} });
    expect(tested.json()).toEqual({ connected: false, message: status[platform]?.message });
  }
});
