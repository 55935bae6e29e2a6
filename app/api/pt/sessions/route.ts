import { listPtSessions } from "@/lib/features/movement/sessions/queries";
import { examineNotes, recordPtSession } from "@/lib/features/movement/sessions/record-pt-session";
import { listPtSessionsInput, recordSessionInput } from "@/lib/features/movement/sessions/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member", input: listPtSessionsInput }, listPtSessions),
  POST: route(
    { access: "member", input: recordSessionInput, creates: true, prepare: examineNotes },
    recordPtSession,
  ),
});
