import { keepAccount } from "@/lib/across/your-data/erasure/keep-account";
import { leaveAccount } from "@/lib/across/your-data/erasure/leave-account";
import { readAccount } from "@/lib/across/your-data/erasure/read-account";
import { keepInput, leaveInput } from "@/lib/across/your-data/erasure/schema";
import { resource, route } from "@/lib/server/http/route";
import { endedSessionCookie } from "@/lib/server/session-cookie";

// Open before a parent agreed too: whoever came may go.
export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, readAccount),
  PATCH: route({ access: "member", beforeConsent: true, input: keepInput }, keepAccount),
  DELETE: route(
    {
      access: "member",
      beforeConsent: true,
      input: leaveInput,
      // Of somebody who is gone the browser keeps no cookie either.
      told: ({ status }): Record<string, string> =>
        status === "erased" ? { "set-cookie": endedSessionCookie() } : {},
    },
    leaveAccount,
  ),
});
