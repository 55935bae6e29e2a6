import { listTypeVersions } from "@/lib/features/conversation/therapy-types/list-type-versions";
import { typeIdInput } from "@/lib/features/conversation/therapy-types/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff", input: typeIdInput }, listTypeVersions),
});
