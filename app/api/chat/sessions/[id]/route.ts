import { deleteSession } from "@/lib/features/chat/delete-session";
import { renameSession } from "@/lib/features/chat/rename-session";
import { renameSessionInput, sessionIdInput } from "@/lib/features/chat/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "member", input: renameSessionInput }, renameSession),
  DELETE: route({ access: "member", input: sessionIdInput, status: 204 }, deleteSession),
});
