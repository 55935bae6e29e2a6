import { generateRoutine } from "@/lib/features/physical/generate-routine";
import { planWished } from "@/lib/features/physical/plan-wished";
import { generateRoutineInput } from "@/lib/features/physical/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route(
    { access: "member", feature: "movement", input: generateRoutineInput, creates: true, prepare: planWished },
    generateRoutine,
  ),
});
