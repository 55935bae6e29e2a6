import { deleteOwnPost } from "@/lib/features/growth/marketing/delete-own-post";
import { restoreOwnPost } from "@/lib/features/growth/marketing/restore-own-post";
import { postIdInput, restoreOwnInput } from "@/lib/features/growth/marketing/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "adult", input: restoreOwnInput }, restoreOwnPost),
  DELETE: route({ access: "adult", input: postIdInput, status: 204 }, deleteOwnPost),
});
