import { keepStaffDraft } from "@/lib/features/growth/marketing/keep-draft";
import { staffStoryInput } from "@/lib/features/growth/marketing/schema";
import { writeStory } from "@/lib/features/growth/marketing/write-draft";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route(
    { access: "staff", input: staffStoryInput, creates: true, prepare: writeStory, limit: "draft" },
    keepStaffDraft,
  ),
});
