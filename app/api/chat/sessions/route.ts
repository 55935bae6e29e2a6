import { examineTitle, openSession } from "@/lib/features/conversation/open-session";
import { listSessions } from "@/lib/features/conversation/queries";
import { listSessionsInput, openSessionInput } from "@/lib/features/conversation/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member", input: listSessionsInput }, listSessions),
  POST: route(
    {
      access: "member",
      input: openSessionInput,
      creates: true,
      prepare: examineTitle,
      status: ({ isNew }) => (isNew ? 201 : 200),
      present: ({ session }) => session,
    },
    openSession,
  ),
});
