import { examineTitle } from "@/lib/features/conversation/open-session";
import { openTraumaSessionInput } from "@/lib/features/conversation/trauma/schema";
import { openTraumaSession } from "@/lib/features/trauma/open-trauma-session";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route(
    {
      access: "adult",
      feature: "trauma",
      input: openTraumaSessionInput,
      creates: true,
      prepare: examineTitle,
    },
    openTraumaSession,
  ),
});
