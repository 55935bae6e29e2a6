import { changeRoutine, removeRoutine } from "@/lib/features/movement/change-routine";
import { readRoutine } from "@/lib/features/movement/queries";
import { changeRoutineInput, routineIdInput } from "@/lib/features/movement/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member", input: routineIdInput }, readRoutine),
  PATCH: route({ access: "member", input: changeRoutineInput }, changeRoutine),
  DELETE: route({ access: "member", input: routineIdInput, status: 204 }, removeRoutine),
});
