import { editMemory } from "@/lib/features/conversation/memory/edit-memory";
import { forget } from "@/lib/features/conversation/memory/forget";
import { editMemoryInput, memoryItemInput } from "@/lib/features/conversation/memory/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "member", input: editMemoryInput }, editMemory),
  DELETE: route({ access: "member", input: memoryItemInput, status: 204 }, forget),
});
