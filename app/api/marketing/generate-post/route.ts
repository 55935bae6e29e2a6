import { keepOwnDraft } from "@/lib/features/growth/marketing/keep-draft";
import { ownPostInput } from "@/lib/features/growth/marketing/schema";
import { writePost } from "@/lib/features/growth/marketing/write-draft";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route(
    {
      access: "adult",
      feature: "memberMarketing",
      input: ownPostInput,
      creates: true,
      prepare: writePost,
      limit: "draft",
    },
    keepOwnDraft,
  ),
});
