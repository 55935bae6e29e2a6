import { deleteSession } from "@/lib/features/conversation/delete-session";
import { renameSession } from "@/lib/features/conversation/rename-session";
import { renameSessionInput, sessionIdInput } from "@/lib/features/conversation/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "member", input: renameSessionInput }, renameSession),
  DELETE: route({ access: "member", input: sessionIdInput, status: 204 }, deleteSession),
});
