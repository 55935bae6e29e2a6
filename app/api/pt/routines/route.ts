import { listRoutines } from "@/lib/features/movement/list-routines";
import { listRoutinesInput } from "@/lib/features/movement/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member", input: listRoutinesInput }, listRoutines),
});
