import { listRoutines } from "@/lib/features/physical/list-routines";
import { listRoutinesInput } from "@/lib/features/physical/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member", input: listRoutinesInput }, listRoutines),
});
