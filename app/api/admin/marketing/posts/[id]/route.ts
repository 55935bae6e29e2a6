import { deletePost } from "@/lib/features/growth/marketing/delete-post";
import { editPost } from "@/lib/features/growth/marketing/edit-post";
import { editPostInput, postIdInput } from "@/lib/features/growth/marketing/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  PATCH: route({ access: "staff", input: editPostInput }, editPost),
  DELETE: route({ access: "staff", input: postIdInput, status: 204 }, deletePost),
});
