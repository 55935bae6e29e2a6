import { listPosts } from "@/lib/features/growth/marketing/queries";
import { listPostsInput } from "@/lib/features/growth/marketing/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff", input: listPostsInput }, listPosts),
});
