import { approvePost } from "@/lib/features/growth/marketing/approve-post";
import { approvePostInput } from "@/lib/features/growth/marketing/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff", input: approvePostInput }, approvePost),
});
