import { keepOwnDraft } from "@/lib/features/marketing/keep-own-draft";
import { ownStoryInput } from "@/lib/features/marketing/schema";
import { writeStory } from "@/lib/features/marketing/write-kinds";
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
