import { GET } from "@/app/api/admin/crisis-incidents/route";
import { INCIDENTS_PER_PAGE } from "@/lib/across/staff/desk/constants";
import type { QueuedIncident } from "@/lib/across/staff/desk/types";
import type { SignedInStaff } from "@/tests/factories/people";
import { ask } from "./request";

/** All open incidents in order, page by page, including those of other tests' people. */
export async function wholeQueue({ cookie, headers }: SignedInStaff): Promise<QueuedIncident[]> {
  const lines: QueuedIncident[] = [];
  for (;;) {
    const after = lines.at(-1)?.id;
    const page = await ask(GET, { path: after ? `/api/test?cursor=${after}` : "/api/test", cookie, headers });
    const more = page.json<QueuedIncident[]>();
    lines.push(...more);
    if (more.length < INCIDENTS_PER_PAGE) return lines;
  }
}
