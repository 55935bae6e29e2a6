import { removeMood } from "@/lib/features/mood/remove-mood";
import { removeMoodInput } from "@/lib/features/mood/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  DELETE: route({ access: "member", input: removeMoodInput, status: 204 }, removeMood),
});
