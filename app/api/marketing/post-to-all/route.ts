import { MEMBER_PLATFORMS } from "@/lib/features/marketing/constants";
import { postToAll } from "@/lib/features/publishing/post-to-all";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "publisher", feature: "memberMarketing" }, (ctx) =>
    postToAll(ctx, { platforms: MEMBER_PLATFORMS }),
  ),
});
