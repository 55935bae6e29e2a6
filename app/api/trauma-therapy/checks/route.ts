import { listChecks } from "@/lib/features/trauma/checks/list-checks";
import { recordCheck } from "@/lib/features/trauma/checks/record-check";
import { listChecksInput, recordCheckInput } from "@/lib/features/trauma/checks/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "adult", input: listChecksInput }, listChecks),
  POST: route(
    { access: "adult", feature: "trauma", input: recordCheckInput, creates: true },
    recordCheck,
  ),
});
