import { forgetEverything } from "@/lib/features/memory/forget-everything";
import { listMemory } from "@/lib/features/memory/list-memory";
import { switchMemoryInput } from "@/lib/features/memory/schema";
import { switchMemory } from "@/lib/features/memory/switch-memory";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, listMemory),
  PATCH: route({ access: "member", input: switchMemoryInput }, switchMemory),
  DELETE: route({ access: "member", status: 204 }, forgetEverything),
});
