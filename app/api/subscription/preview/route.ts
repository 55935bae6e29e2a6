import { previewChange } from "@/lib/features/billing/preview-change";
import { tierInput } from "@/lib/features/billing/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: tierInput }, previewChange),
});
