import type { Generator, Platform, PostKind } from "./constants";

/** A platform's figures for a post, e.g. `{ "likes": 3 }`. */
export type EngagementStats = Readonly<Record<string, number>>;

/** The editable parts of a post. */
export interface PostTexts {
  readonly title: string;
  readonly content: string;
  /** Without the "#". */
  readonly hashtags: readonly string[];
  /** A description of its picture; null if it needs none. */
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
  /** Counts changes to the parts that get published. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A post as staff see it: that a member drafted it, never who. */
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

/** A post's approach, from the public catalog. */
export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
}

/** A draft that isn't stored yet. */
export interface Draft extends PostTexts {
  readonly platform: Platform;
  readonly kind: PostKind;
  readonly generator: Generator;
  readonly therapyTypeId: string | null;
  readonly campaignId: string | null;
}
