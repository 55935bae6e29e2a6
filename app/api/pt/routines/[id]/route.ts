import { changeRoutine } from "@/lib/features/physical/change-routine";
import { readRoutine } from "@/lib/features/physical/read-routine";
import { removeRoutine } from "@/lib/features/physical/remove-routine";
import { changeRoutineInput, routineIdInput } from "@/lib/features/physical/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member", input: routineIdInput }, readRoutine),
  PATCH: route({ access: "member", input: changeRoutineInput }, changeRoutine),
  DELETE: route({ access: "member", input: routineIdInput, status: 204 }, removeRoutine),
});
