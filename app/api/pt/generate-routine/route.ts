import { generateRoutine } from "@/lib/features/movement/generate-routine";
import { planWished } from "@/lib/features/movement/plan-wished";
import { generateRoutineInput } from "@/lib/features/movement/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route(
    {
      access: "member",
      feature: "movement",
      input: generateRoutineInput,
      creates: true,
      prepare: planWished,
    },
    generateRoutine,
  ),
});
