import type { Generator, Platform, PostKind } from "./constants";

/** What a platform reports about a post, e.g. `{ "likes": 3 }`. */
export type EngagementStats = Readonly<Record<string, number>>;

/** What will be published, in the parts that people change. */
export interface PostTexts {
  readonly title: string;
  readonly content: string;
  /** Without the "#". */
  readonly hashtags: readonly string[];
  /** What a picture for it shows; null where none is needed. */
  readonly imagePrompt: string | null;
  readonly videoScript: string | null;
}

export interface MarketingPost extends PostTexts {
  readonly id: string;
  readonly platform: Platform;
  readonly imageUrl: string | null;
  readonly videoUrl: string | null;
  readonly isIllustrative: boolean;
  readonly isAiGenerated: boolean;
  readonly generator: Generator | null;
  readonly approvedAt: Date | null;
  readonly scheduledFor: Date | null;
  readonly postedAt: Date | null;
  readonly isPosted: boolean;
  readonly engagementStats: EngagementStats;
  readonly therapyTypeId: string | null;
  readonly campaignId: string | null;
  /** Counts the changes of what will be published. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** As staff see it: never who a member is, only that a member drafted it. */
export interface StaffPost extends MarketingPost {
  readonly draftedBy: "staff" | "member";
  readonly deletedAt: Date | null;
}

export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly targetAudience: string | null;
  readonly platforms: readonly Platform[];
  readonly isActive: boolean;
  readonly postsGenerated: number;
  readonly totalEngagement: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** An approach from the public catalogue that a post is about. */
export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
}

/** Written and not stored yet. */
export interface Draft extends PostTexts {
  readonly platform: Platform;
  readonly kind: PostKind;
  readonly generator: Generator;
  readonly therapyTypeId: string | null;
  readonly campaignId: string | null;
}
