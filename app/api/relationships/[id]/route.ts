import { updateRelationshipInput } from "@/lib/features/couples/schema";
import { updateRelationship } from "@/lib/features/couples/update-relationship";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "adult", input: updateRelationshipInput }, updateRelationship),
});
