import { listOwnPosts } from "@/lib/features/growth/marketing/queries";
import { listOwnInput } from "@/lib/features/growth/marketing/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "adult", input: listOwnInput }, listOwnPosts),
});
