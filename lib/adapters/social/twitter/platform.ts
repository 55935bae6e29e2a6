import {
  type ITwitterApiClientPlugin,
  type SendTweetV2Params,
  TwitterApi,
  type TwitterApiv2,
} from "twitter-api-v2";
import {
  type Attempt,
  type SocialPlatform,
  type SocialPost,
  SocialRefusal,
} from "@/lib/ports/social";
import { z } from "@/lib/shared/zod-messages";
import { type MediaSource, readAll } from "../media";
import { isSameText } from "../same-text";
import { AddressedAgent } from "./agent";
import { callTwitter, isDuplicate } from "./refused";

export interface TwitterOptions {
  readonly apiKey?: string;
  readonly apiSecret?: string;
  readonly accessToken?: string;
  readonly accessSecret?: string;
  /** Null means X's own URL. */
  readonly apiBase: string | null;
  readonly media: MediaSource;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
/**
 * X's own limits (docs.x.com, "Media best practices"). For video, the limit is what fits in memory.
 */
const MAX_BYTES = { image: 5_000_000, video: 60_000_000 };
const published = z.object({ data: z.object({ id: z.string() }) });

/** How many of the account's newest posts to search for one that may already be public. */
const LOOK_AT = 20;

/** X through twitter-api-v2, with OAuth 1.0a for the account whose keys the operator set. */
export function createTwitter(options: TwitterOptions): SocialPlatform {
  const { apiKey = "", apiSecret = "", accessToken = "", accessSecret = "" } = options;
  const named = {
    TWITTER_API_KEY: apiKey,
    TWITTER_API_SECRET: apiSecret,
    TWITTER_ACCESS_TOKEN: accessToken,
    TWITTER_ACCESS_SECRET: accessSecret,
  };
  const missing = Object.entries(named).flatMap(([name, value]) => (value ? [] : [name]));
  const client = () => clientOf(options);
  return {
    credentials: {
      api_key: apiKey !== "",
      api_secret: apiSecret !== "",
      access_token: accessToken !== "" && accessSecret !== "",
    },
    missing,
    ownAccount: missing.length === 0 ? { accessToken, refreshToken: null, accountId: null } : null,
    authorization: null,
    check: () => callTwitter(async () => `@${(await client().me()).data.username}`),
    publish: (_, post, attempt) => publish(client(), options.media, post, attempt),
    figures: (_, id) => readFigures(client(), id),
  };
}

function clientOf({
  apiKey,
  apiSecret,
  accessToken,
  accessSecret,
  apiBase,
  timeoutMs,
}: TwitterOptions): TwitterApiv2 {
  const keys = { appKey: apiKey ?? "", appSecret: apiSecret ?? "", accessToken, accessSecret };
  const httpAgent = apiBase ? new AddressedAgent(apiBase) : undefined;
  return new TwitterApi(keys, { httpAgent, plugins: [timeouts(timeoutMs ?? TIMEOUT_MS)] }).v2;
}

/** Without a timeout per call, the library waits forever. */
const timeouts = (timeoutMs: number): ITwitterApiClientPlugin => ({
  async onBeforeRequestConfig({ params }) {
    params.timeout ??= timeoutMs;
  },
});

async function publish(
  client: TwitterApiv2,
  media: MediaSource,
  post: SocialPost,
  attempt: Attempt,
) {
  const { text } = post;
  const earlier = attempt.mayBeOutSince && (await find(client, text, attempt.mayBeOutSince));
  if (earlier && earlier !== "forbidden") return { externalId: earlier.id };
  const mediaId = await upload(client, media, post);
  await attempt.goingOut(earlier ?? undefined);
  try {
    const tweet: SendTweetV2Params = {
      text,
      ...(mediaId ? { media: { media_ids: [mediaId] } } : {}),
    };
    const externalId = await callTwitter(
      async () => published.parse(await client.tweet(tweet)).data.id,
      { publishes: true },
    );
    return { externalId };
  } catch (error) {
    if (attempt.mayBeOutSince && isDuplicate(error)) return { externalId: null };
    throw error;
  }
}

async function upload(
  client: TwitterApiv2,
  media: MediaSource,
  post: SocialPost,
): Promise<string | null> {
  const address = post.videoUrl ?? post.imageUrl;
  if (!address) return null;
  const kind = post.videoUrl ? "video" : "image";
  const read = await media(address, { kind, mostBytes: MAX_BYTES[kind] });
  const bytes = await readAll(read);
  const type = read.type as Parameters<TwitterApiv2["uploadMedia"]>[1]["media_type"];
  return callTwitter(() => client.uploadMedia(bytes, { media_type: type }));
}

/**
 * The post with this text, if it's among the newest. "forbidden" if the API plan doesn't let us
 * look.
 */
async function find(
  client: TwitterApiv2,
  text: string,
  since: Date,
): Promise<{ id: string } | "forbidden" | null> {
  try {
    const found = await callTwitter(async () => {
      const me = await client.me();
      const asked = { max_results: LOOK_AT, start_time: since.toISOString() };
      return (await client.userTimeline(me.data.id, asked)).data.data;
    });
    return (found ?? []).find((tweet) => isSameText(tweet.text, text)) ?? null;
  } catch (error) {
    // The same text is then sent again, and X itself rejects a duplicate.
    if (error instanceof SocialRefusal && error.kind === "refused") return "forbidden";
    throw error;
  }
}

async function readFigures(client: TwitterApiv2, id: string) {
  const counted = await callTwitter(
    async () =>
      (await client.singleTweet(id, { "tweet.fields": ["public_metrics"] })).data?.public_metrics,
  );
  if (!counted) throw new SocialRefusal("refused", "X does not tell the figures of this post.");
  return {
    likes: counted.like_count,
    comments: counted.reply_count,
    shares: counted.retweet_count + counted.quote_count,
    views: counted.impression_count ?? null,
  };
}
