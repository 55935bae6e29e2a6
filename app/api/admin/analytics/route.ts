import { readAnalytics } from "@/lib/features/analytics/read-analytics";
import { analyticsInput } from "@/lib/features/analytics/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff", input: analyticsInput }, readAnalytics),
});
