import { STAFF_PLATFORMS } from "@/lib/features/growth/marketing/constants";
import { ANSWER_PRESS } from "@/lib/features/growth/publishing/answer-press";
import { postToAll } from "@/lib/features/growth/publishing/post-to-all";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "staff", ...ANSWER_PRESS }, (ctx) =>
    postToAll(ctx, { platforms: STAFF_PLATFORMS }),
  ),
});
