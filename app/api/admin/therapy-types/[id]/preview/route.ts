import { previewPrompt } from "@/lib/features/conversation/approach-preview/preview-prompt";
import { previewInput } from "@/lib/features/conversation/approach-preview/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff", input: previewInput }, previewPrompt),
});
