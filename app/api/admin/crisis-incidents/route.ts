import { WAITING_HEADER } from "@/lib/features/crisis-desk/constants";
import { listIncidents, queueRevision } from "@/lib/features/crisis-desk/list-incidents";
import { listIncidentsInput } from "@/lib/features/crisis-desk/schema";
import type { Queue } from "@/lib/features/crisis-desk/types";
import { resource, route } from "@/lib/server/http/route";

/** The lines alone (contract 6); how many wait in all, beyond a page too, stands beside them. */
const asQueue = {
  present: ({ incidents }: Queue) => incidents,
  told: ({ waiting }: Queue) => ({ [WAITING_HEADER]: String(waiting) }),
};

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "clinician", input: listIncidentsInput, revision: queueRevision, ...asQueue }, listIncidents),
});
