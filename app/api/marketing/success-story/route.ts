import { keepOwnDraft } from "@/lib/features/growth/marketing/keep-draft";
import { ownStoryInput } from "@/lib/features/growth/marketing/schema";
import { writeStory } from "@/lib/features/growth/marketing/write-draft";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route(
    {
      access: "adult",
      feature: "memberMarketing",
      input: ownStoryInput,
      creates: true,
      prepare: writeStory,
      limit: "draft",
    },
    keepOwnDraft,
  ),
});
