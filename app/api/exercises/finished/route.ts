import { finishExercise } from "@/lib/features/exercises/finish-exercise";
import { finishExerciseInput } from "@/lib/features/exercises/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "member", input: finishExerciseInput, creates: true }, finishExercise),
});
