import { readConversation } from "@/lib/features/crisis-desk/read-conversation";
import { readConversationInput } from "@/lib/features/crisis-desk/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "clinician", input: readConversationInput }, readConversation),
});
