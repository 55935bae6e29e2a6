import { WAITING_HEADER } from "@/lib/across/staff/desk/constants";
import { listIncidents, queueRevision } from "@/lib/across/staff/desk/list-incidents";
import { listIncidentsInput } from "@/lib/across/staff/desk/schema";
import type { Queue } from "@/lib/across/staff/desk/types";
import { resource, route } from "@/lib/server/http/route";

/**
 * The response body is just the list (contract 6); the total number waiting, which may exceed a
 * page, is sent separately.
 */
const asQueue = {
  present: ({ incidents }: Queue) => incidents,
  extraHeaders: ({ waiting }: Queue) => ({ [WAITING_HEADER]: String(waiting) }),
};

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route(
    { access: "clinician", input: listIncidentsInput, revision: queueRevision, ...asQueue },
    listIncidents,
  ),
});
