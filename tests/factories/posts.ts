import { insertConnection } from "@/lib/features/growth/connections/repository";
import type { MemberCtx } from "@/lib/ports/context";
import type { Grant, Social } from "@/lib/ports/social";
import type { Platform } from "@/lib/shared/platforms";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { authorize, PICTURE, VIDEO } from "./social";

interface PostOptions {
  readonly content?: string;
  readonly approvedAt?: Date | null;
  readonly scheduledFor?: Date | null;
}

const MEDIA: Partial<Record<Platform, Record<string, string>>> = {
  instagram: { imageUrl: PICTURE },
  youtube: { videoUrl: VIDEO },
};

/** A post as staff left it: approved by default, with the media its platform requires. */
export const insertPost = (platform: Platform, options: PostOptions = {}): Promise<string> => {
  const { content = "A walk in daylight can help.", approvedAt = new Date(), scheduledFor = null } = options;
  const texts = { title: "A calm minute", content, hashtags: ["MentalHealth"] };
  return insert("marketing_posts", { platform, ...texts, ...MEDIA[platform], approvedAt, scheduledFor });
};

/** Connects the company's accounts at the local platforms. */
export async function connectAccounts(ctx: MemberCtx, social: Social): Promise<void> {
  for (const platform of ["facebook", "instagram", "youtube"] as const) {
    const grant = (await authorize(social, platform)) as Grant;
    await ctx.transaction((tx) => insertConnection(tx, platform, grant));
  }
}

export const forgetPosts = async (): Promise<void> => {
  await query("DELETE FROM marketing_posts");
  await query("DELETE FROM oauth_tokens");
};
