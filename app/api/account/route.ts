import { keepAccount } from "@/lib/across/your-data/erasure/keep-account";
import { leaveAccount } from "@/lib/across/your-data/erasure/leave-account";
import { readAccount } from "@/lib/across/your-data/erasure/read-account";
import { keepInput, leaveInput } from "@/lib/across/your-data/erasure/schema";
import { resource, route } from "@/lib/server/http/route";
import { endedCookie, sessionCookieName } from "@/lib/server/session-cookie";

// Open before a parent has agreed too: anyone may delete their account.
export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, readAccount),
  PATCH: route({ access: "member", beforeConsent: true, input: keepInput }, keepAccount),
  DELETE: route(
    {
      access: "member",
      beforeConsent: true,
      input: leaveInput,
      // The account is gone, so remove the browser's cookie too.
      extraHeaders: ({ status }): Record<string, string> =>
        status === "erased" ? { "set-cookie": endedCookie(sessionCookieName()) } : {},
    },
    leaveAccount,
  ),
});
