import type { ShownCampaign, ShownPost } from "@/lib/features/growth/marketing/client";
import type { DeliveryView } from "@/lib/features/growth/publishing/client";

const WHEN = "2026-11-20T12:34:00.000Z";

/** A post as the API returns it. */
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

/** Responses for opening the desk; X has no keys, Instagram is connected, YouTube isn't. */
export const deskAnswers = (posts: readonly ShownPost[], deliveries: readonly Partial<DeliveryView>[] = []) => {
  const answer = (body: unknown) => () => ({ status: 200, body });
  const views = ["all", "draft", "approved", "scheduled", "posted"].map(
    (view) => [`GET /api/admin/marketing/posts?view=${view}`, answer(posts)] as const,
  );
  return {
    ...Object.fromEntries(views),
    "GET /api/admin/marketing/campaigns": answer([campaignOf()]),
    "GET /api/admin/platform-status": answer(STATUS),
    "GET /api/admin/marketing/deliveries?view=open": answer(deliveries.map(deliveryOf)),
    "GET /api/therapy-types": answer([]),
  };
};

const STATUS = {
  twitter: { connected: false, message: "Not set up", api_key: true, api_secret: true, access_token: false },
  facebook: { connected: false },
  instagram: { connected: true, access_token: true },
  youtube: { connected: false, message: "Not authorized yet.", api_key: false, client_id: true, client_secret: true },
};

/** A row of "Posts on their way" as the API returns it. */
export const deliveryOf = (some: Partial<DeliveryView> = {}): DeliveryView => ({
  id: "77777777-7777-4777-8777-777777777777",
  postId: "55555555-5555-4555-8555-555555555555",
  platform: "twitter",
  title: "A calm minute",
  approved: true,
  status: "waiting",
  attempts: 1,
  availableAt: "2026-11-22T10:00:00.000Z",
  mayBeOutSince: null,
  externalId: null,
  lastError: null,
  lastReason: null,
  postedAt: null,
  ...some,
});
