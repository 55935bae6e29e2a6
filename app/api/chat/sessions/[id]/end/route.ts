import { endSession } from "@/lib/features/conversation/end-session";
import { sessionIdInput } from "@/lib/features/conversation/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "member", input: sessionIdInput }, endSession),
});
