import { WAITING_HEADER } from "@/lib/across/staff/desk/constants";
import { listIncidents, queueRevision } from "@/lib/across/staff/desk/list-incidents";
import { listIncidentsInput } from "@/lib/across/staff/desk/schema";
import type { Queue } from "@/lib/across/staff/desk/types";
import { resource, route } from "@/lib/server/http/route";

/** The lines alone (contract 6); how many wait in all, beyond a page too, stands beside them. */
const asQueue = {
  present: ({ incidents }: Queue) => incidents,
  told: ({ waiting }: Queue) => ({ [WAITING_HEADER]: String(waiting) }),
};

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route(
    { access: "clinician", input: listIncidentsInput, revision: queueRevision, ...asQueue },
    listIncidents,
  ),
});
