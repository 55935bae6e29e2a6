import { eraseChild } from "@/lib/features/guardianship/erase-child";
import { keepChild } from "@/lib/features/guardianship/keep-child";
import { childInput, eraseChildInput } from "@/lib/features/guardianship/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PUT: route({ access: "adult", input: eraseChildInput }, eraseChild),
  DELETE: route({ access: "adult", input: childInput }, keepChild),
});
