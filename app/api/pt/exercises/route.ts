import { listExercises } from "@/lib/features/movement/list-exercises";
import { listExercisesInput } from "@/lib/features/movement/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member", input: listExercisesInput }, listExercises),
});
