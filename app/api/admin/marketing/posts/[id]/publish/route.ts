import { publishNow } from "@/lib/features/growth/publishing/publish-now";
import { publishNowInput } from "@/lib/features/growth/publishing/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff", input: publishNowInput }, publishNow),
});
