import {
  type Attempt,
  type SocialAccount,
  type SocialPlatform,
  type SocialPost,
  SocialRefusal,
} from "@/lib/ports/social";
import { z } from "@/lib/shared/zod-messages";
import type { MediaSource } from "../media";
import { isSameText } from "../same-text";
import { createGoogleAuthorization, ownChannel } from "./authorization";
import { createGoogle, type Google, type GoogleOptions } from "./google";
import { uploadVideo } from "./upload";

export interface YoutubeOptions extends GoogleOptions {
  readonly media: MediaSource;
  readonly partBytes?: number;
}

/** Limits from developers.google.com/youtube/v3/docs/videos. */
const MAX_TITLE = 100;
const MAX_TAGS = 500;
/**
 * "Nonprofits & Activism" needs a special status, but "People & Blogs" is open to every channel.
 */
const CATEGORY = "22";
const LOOK_AT = "20";

const own = z.object({
  items: z.array(
    z.object({ contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }) }),
  ),
});
const uploaded = z.object({
  items: z.array(
    z.object({
      snippet: z.object({
        description: z.string(),
        publishedAt: z.string(),
        resourceId: z.object({ videoId: z.string() }),
      }),
    }),
  ),
});
const count = z.coerce.number().int().nonnegative();
const counted = z.object({
  items: z.array(
    z.object({
      statistics: z.object({
        viewCount: count.optional(),
        likeCount: count.optional(),
        commentCount: count.optional(),
      }),
    }),
  ),
});

/** The company's channel, through the Data API v3. */
export function createYoutube(options: YoutubeOptions): SocialPlatform {
  const { apiKey, clientId, clientSecret } = options;
  const google = createGoogle(options);
  const away = (): never => {
    throw new SocialRefusal("expired", "YouTube is not set up.");
  };
  return {
    credentials: {
      api_key: Boolean(apiKey),
      client_id: Boolean(clientId),
      client_secret: Boolean(clientSecret),
    },
    missing: [
      ...(clientId ? [] : ["YOUTUBE_CLIENT_ID"]),
      ...(clientSecret ? [] : ["YOUTUBE_CLIENT_SECRET"]),
    ],
    ownAccount: null,
    authorization: google && createGoogleAuthorization(google),
    check: async ({ accessToken }) => {
      const channel = google ? await ownChannel(google, accessToken) : away();
      if (!channel)
        throw new SocialRefusal("refused", "This Google account has no YouTube channel.");
      return channel.title;
    },
    publish: async (account, post, attempt) =>
      google ? publish(google, options, account, post, attempt) : away(),
    figures: async (account, id) => (google ? readFigures(google, account, id) : away()),
  };
}

async function publish(
  google: Google,
  { media, partBytes }: YoutubeOptions,
  { accessToken: token }: SocialAccount,
  post: SocialPost,
  attempt: Attempt,
) {
  if (!post.videoUrl) throw new SocialRefusal("refused", "YouTube needs a video.");
  const metadata = metadataOf(post);
  const id = await uploadVideo({
    google,
    token,
    media,
    partBytes,
    metadata,
    attempt,
    address: post.videoUrl,
  });
  if (id !== "gone") return { externalId: id };
  const found = await find(google, token, metadata.snippet.description, attempt.mayBeOutSince);
  if (found) return { externalId: found };
  // YouTube knows neither the upload nor its video, so it was never published. Start over.
  const anew = { ...attempt, begun: null, mayBeOutSince: null };
  const second = await uploadVideo({
    google,
    token,
    media,
    partBytes,
    metadata,
    attempt: anew,
    address: post.videoUrl,
  });
  return { externalId: second };
}

/** Title, description, and tags, with the label for AI-generated content. */
function metadataOf(post: SocialPost) {
  // The platform rejects these two characters.
  const clean = (text: string) => text.replace(/[<>]/g, "");
  const title = clean(post.title).trim();
  if (title.length === 0 || title.length > MAX_TITLE) {
    throw new SocialRefusal("refused", `YouTube needs a title of at most ${MAX_TITLE} signs.`);
  }
  return {
    snippet: {
      title,
      description: clean(post.text),
      tags: tagsOf(post.hashtags),
      categoryId: CATEGORY,
    },
    status: {
      privacyStatus: "public",
      selfDeclaredMadeForKids: false,
      containsSyntheticMedia: post.isAiGenerated,
    },
  };
}

function tagsOf(hashtags: readonly string[]): string[] {
  let left = MAX_TAGS;
  return hashtags.filter((tag) => {
    left -= tag.length + 1;
    return left >= 0;
  });
}

/** Searches by description, which stays as sent. The title may have been edited since. */
async function find(
  google: Google,
  token: string,
  text: string,
  since: Date | null,
): Promise<string | null> {
  const mine = { query: { part: "contentDetails", mine: "true" } };
  const [channel] = (await google.api("/channels", token, mine, own)).items;
  if (!channel) return null;
  const query = {
    part: "snippet",
    playlistId: channel.contentDetails.relatedPlaylists.uploads,
    maxResults: LOOK_AT,
  };
  const { items } = await google.api("/playlistItems", token, { query }, uploaded);
  const from = since?.getTime() ?? 0;
  const match = items.find(
    ({ snippet }) =>
      isSameText(snippet.description, text) && Date.parse(snippet.publishedAt) >= from,
  );
  return match?.snippet.resourceId.videoId ?? null;
}

/** Reads public figures with the API key if there is one, which saves the channel's quota. */
async function readFigures(google: Google, { accessToken }: SocialAccount, id: string) {
  const query = { part: "statistics", id, ...(google.apiKey ? { key: google.apiKey } : {}) };
  const token = google.apiKey ? null : accessToken;
  const [video] = (await google.api("/videos", token, { query }, counted)).items;
  if (!video) throw new SocialRefusal("refused", "YouTube does not know this video any more.");
  const { viewCount = 0, likeCount = 0, commentCount = 0 } = video.statistics;
  return { likes: likeCount, comments: commentCount, shares: 0, views: viewCount };
}
