import type { ShownCampaign, ShownPost } from "@/lib/features/marketing/client";

const WHEN = "2026-11-20T12:34:00.000Z";

/** A post as the calls answer it. */
export const postOf = (some: Partial<ShownPost> = {}): ShownPost => ({
  id: "55555555-5555-4555-8555-555555555555",
  platform: "facebook",
  title: "A page for a loud thought",
  content: "Write it down.",
  hashtags: ["SmallSteps"],
  imagePrompt: "A notebook by a window",
  videoScript: null,
  imageUrl: null,
  videoUrl: null,
  isIllustrative: false,
  isAiGenerated: true,
  generator: "template",
  approvedAt: null,
  scheduledFor: null,
  postedAt: null,
  isPosted: false,
  engagementStats: {},
  therapyTypeId: null,
  campaignId: null,
  revision: 1,
  createdAt: WHEN,
  updatedAt: WHEN,
  ...some,
});

export const campaignOf = (some: Partial<ShownCampaign> = {}): ShownCampaign => ({
  id: "66666666-6666-4666-8666-666666666666",
  name: "Spring",
  description: null,
  targetAudience: null,
  platforms: [],
  isActive: true,
  postsGenerated: 3,
  totalEngagement: 12,
  createdAt: WHEN,
  updatedAt: WHEN,
  ...some,
});
