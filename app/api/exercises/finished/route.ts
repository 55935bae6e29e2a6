import { finishExercise } from "@/lib/features/conversation/exercises/finish-exercise";
import { listFinishedExercises } from "@/lib/features/conversation/exercises/finished-exercises";
import { finishExerciseInput } from "@/lib/features/conversation/exercises/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, listFinishedExercises),
  POST: route({ access: "member", input: finishExerciseInput, creates: true }, finishExercise),
});
