import { createRelationship } from "@/lib/features/couples/create-relationship";
import { examineTexts } from "@/lib/features/couples/examine-texts";
import { listRelationships } from "@/lib/features/couples/list-relationships";
import { createRelationshipInput, listInput } from "@/lib/features/couples/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "adult", input: listInput }, listRelationships),
  POST: route(
    {
      access: "adult",
      feature: "couples",
      input: createRelationshipInput,
      creates: true,
      prepare: examineTexts,
    },
    createRelationship,
  ),
});
