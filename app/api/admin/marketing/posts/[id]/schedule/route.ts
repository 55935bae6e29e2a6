import { schedulePost } from "@/lib/features/growth/marketing/schedule-post";
import { schedulePostInput } from "@/lib/features/growth/marketing/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff", input: schedulePostInput }, schedulePost),
});
