import { forgetEverything } from "@/lib/features/conversation/memory/forget-everything";
import { listMemory } from "@/lib/features/conversation/memory/queries";
import { switchMemoryInput } from "@/lib/features/conversation/memory/schema";
import { switchMemory } from "@/lib/features/conversation/memory/switch-memory";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, listMemory),
  PATCH: route({ access: "member", input: switchMemoryInput }, switchMemory),
  DELETE: route({ access: "member", status: 204 }, forgetEverything),
});
