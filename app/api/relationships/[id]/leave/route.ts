import { leaveRelationship } from "@/lib/features/couples/leave-relationship";
import { relationshipIdInput } from "@/lib/features/couples/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: relationshipIdInput }, leaveRelationship),
});
