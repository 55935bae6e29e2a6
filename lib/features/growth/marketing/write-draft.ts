import type { Ctx } from "@/lib/ports/context";
import type { PostBrief, PostWriter } from "@/lib/ports/post-writer";
import { checkGuide } from "@/lib/reader/check-guide";
import { Failure } from "@/lib/shared/failure";
import { lintClaims } from "./claims";
import {
  CONTENT_LENGTH,
  HASHTAG_LENGTH,
  PLATFORM_LIMITS,
  type Platform,
  type PostKind,
  PROMPT_LENGTH,
  SCRIPT_LENGTH,
  TITLE_LENGTH,
} from "./constants";
import { MARKETING_COPY } from "./copy";
import { problemsOnPlatform } from "./policy";
import { findTheme, recentTitles } from "./post-repository";
import { requireCampaign } from "./require-campaign";
import { writeFromTemplate } from "./templates/write-from-template";
import type { Draft, PostTexts, Theme } from "./types";

export interface Wish {
  readonly kind: PostKind;
  readonly platform: Platform;
  readonly therapyTypeId?: string | undefined;
  readonly campaignId?: string | undefined;
}

/** How long to wait for the model (ms): the templates can step in at once. */
const PATIENCE_MS = 15_000;
const RECENT = 30;

/**
 * Drafts a post or an invented story for a platform, using the configured model; the authored
 * templates step in if there's none, or if its answer is late, malformed, too long or makes a claim
 * no post may make. Reads the public catalog of approaches and earlier posts, nothing about any
 * person. Makes external calls, so never inside a transaction.
 *
 * @throws Failure invalid for an unknown approach or campaign
 */
export async function writeDraft(ctx: Ctx, wish: Wish): Promise<Draft> {
  const { kind, platform, therapyTypeId = null, campaignId = null } = wish;
  const theme = therapyTypeId && (await findTheme(ctx, therapyTypeId));
  if (therapyTypeId && !theme) throw refusedTheme();
  if (campaignId) await requireCampaign(ctx, campaignId, platform);
  const asked = {
    kind,
    platform,
    theme: theme || null,
    recent: await recentTitles(ctx, platform, RECENT),
  };
  const byModel = ctx.postWriter && (await askModel(ctx, ctx.postWriter, asked));
  const texts = byModel ?? writeFromTemplate(asked);
  return {
    ...texts,
    kind,
    platform,
    therapyTypeId,
    campaignId,
    generator: byModel ? "model" : "template",
  };
}

const refusedTheme = () => {
  const message = MARKETING_COPY.refusals.unknownTheme;
  return new Failure("invalid", message, { issues: [{ path: "therapyTypeId", message }] });
};

interface Asked {
  readonly kind: PostKind;
  readonly platform: Platform;
  readonly theme: Theme | null;
  readonly recent: readonly string[];
}

async function askModel(ctx: Ctx, writer: PostWriter, asked: Asked): Promise<PostTexts | null> {
  try {
    const written = await writer.write(briefOf(asked), AbortSignal.timeout(PATIENCE_MS));
    const texts = fitted(asked.platform, written);
    const problem = problemWith(asked, texts) ?? (await harmIn(texts));
    if (!problem) return texts;
    ctx.log.warn("post-unfit", { problem });
  } catch (error) {
    // A JSON parse error quotes the answer, so only the error's kind is logged.
    ctx.log.warn("post-writer-failed", { kind: error instanceof Error ? error.name : "unknown" });
  }
  return null;
}

/** Room for the labels and hashtags after the text. */
const LABEL_ROOM = 120;

const briefOf = ({ kind, platform, theme, recent }: Asked): PostBrief => ({
  platform,
  kind,
  theme: theme && { name: theme.name, description: theme.description },
  longestTitle: TITLE_LENGTH,
  longestContent: Math.min(1_500, PLATFORM_LIMITS[platform].text - LABEL_ROOM),
  mostHashtags: PLATFORM_LIMITS[platform].hashtags,
  video: platform === "youtube",
  notAgain: recent,
});

type Written = Awaited<ReturnType<PostWriter["write"]>>;

function fitted(
  platform: Platform,
  { title, content, hashtags, imagePrompt, videoScript }: Written,
): PostTexts {
  return {
    title,
    content,
    hashtags: [...new Set(hashtags.map((tag) => tag.replace(/[^\p{L}\p{M}\p{N}_]/gu, "")))]
      .filter((tag) => tag !== "" && tag.length <= HASHTAG_LENGTH)
      .slice(0, PLATFORM_LIMITS[platform].hashtags),
    imagePrompt: imagePrompt.trim() || null,
    videoScript: (platform === "youtube" && videoScript.trim()) || null,
  };
}

/** A code for the log, or null if the answer may be shown. A person still has to approve it. */
function problemWith({ kind, platform }: Asked, texts: PostTexts): string | null {
  if (texts.title.length > TITLE_LENGTH || texts.content.length > CONTENT_LENGTH) return "too-long";
  if (
    (texts.imagePrompt ?? "").length > PROMPT_LENGTH ||
    (texts.videoScript ?? "").length > SCRIPT_LENGTH
  ) {
    return "too-long";
  }
  if (platform === "youtube" && !texts.videoScript) return "no-script";
  const all = [texts.title, texts.content, texts.imagePrompt, texts.videoScript].join("\n");
  if (!all.isWellFormed() || all.includes("\u0000")) return "characters";
  if (/https?:|www\.|<[a-z!/]/i.test(all)) return "link-or-markup";
  const [claim] = lintClaims(texts);
  if (claim) return `claim-${claim.kind}`;
  const post = { ...texts, platform, isAiGenerated: true, isIllustrative: kind === "story" };
  return problemsOnPlatform(post).length > 0 ? "platform" : null;
}

/** A code for the log if a sentence endorses harm, or anything else no guide may say; else null. */
async function harmIn({ title, content, videoScript }: PostTexts): Promise<string | null> {
  const sentences = [title, content, videoScript ?? ""].flatMap((text) =>
    text.split(/(?<=[.!?…।。！？])\s*|\n+/u),
  );
  for (const sentence of sentences) {
    const { fault } = await checkGuide(sentence);
    if (fault) return `says-${fault}`;
  }
  return null;
}

type WishOfAKind = Omit<Wish, "kind">;

export const writePost = (ctx: Ctx, wish: WishOfAKind): Promise<Draft> =>
  writeDraft(ctx, { ...wish, kind: "post" });

/**
 * Writes an invented story, labeled as such; based only on the authored stories or the model's own
 * (MKTG-06).
 */
export const writeStory = (ctx: Ctx, wish: WishOfAKind): Promise<Draft> =>
  writeDraft(ctx, { ...wish, kind: "story" });
