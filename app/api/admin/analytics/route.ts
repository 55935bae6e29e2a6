import { readAnalytics } from "@/lib/across/staff/analytics/read-analytics";
import { analyticsInput } from "@/lib/across/staff/analytics/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff", input: analyticsInput }, readAnalytics),
});
