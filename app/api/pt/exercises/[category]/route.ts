import { listExercises } from "@/lib/features/physical/list-exercises";
import { listExercisesInput } from "@/lib/features/physical/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member", input: listExercisesInput }, listExercises),
});
