import { restoreTypeVersion } from "@/lib/features/conversation/therapy-types/restore-type-version";
import { restoreTypeInput } from "@/lib/features/conversation/therapy-types/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff", input: restoreTypeInput }, restoreTypeVersion),
});
