import {
  type Attempt,
  type PublishResult,
  type SocialAccount,
  type SocialPlatform,
  type SocialPost,
  SocialRefusal,
} from "@/lib/ports/social";
import { z } from "@/lib/shared/zod-messages";
import { createMetaAuthorization, type Page } from "../facebook/authorization";
import {
  createGraph,
  type Graph,
  idOf,
  judgeCreated,
  type MetaOptions,
  missingOf,
} from "../facebook/graph";
import { mediaAddress } from "../media";
import { isSameText } from "../same-text";

export interface InstagramOptions extends MetaOptions {
  /** Waits between two checks of a container. Tests pass their own. */
  readonly pause?: () => Promise<void>;
}

/** developers.facebook.com/docs/instagram-platform/content-publishing */
const LOOKS = 15;
const PAUSE_MS = 2000;
/** How long until we check again on a video that's still being processed. */
const LATER_MS = 60_000;

const named = z.object({ username: z.string() });
const made = z.object({ id: z.string() });
const state = z.object({ status_code: z.string(), status: z.string().optional() });
const known = z.enum(["EXPIRED", "ERROR", "FINISHED", "IN_PROGRESS", "PUBLISHED"]);
type State = z.output<typeof known>;
const newest = z.object({
  data: z.array(z.object({ id: z.string(), caption: z.string().optional() })),
});
const counted = z.object({
  like_count: z.number().optional(),
  comments_count: z.number().optional(),
});

/**
 * The company's professional account. It creates a container from the media and publishes it once
 * it's ready.
 */
export function createInstagram(options: InstagramOptions): SocialPlatform {
  const graph = createGraph(options);
  const pause =
    options.pause ?? (() => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS)));
  const away = (): never => {
    throw new SocialRefusal("expired", "Instagram is not set up.");
  };
  return {
    // In addition to the app's own, because `access_token` tells whether an account was connected
    // (AMKT-03).
    credentials: { app_id: Boolean(options.appId), app_secret: Boolean(options.appSecret) },
    missing: missingOf(options),
    ownAccount: null,
    authorization: graph && authorizationOf(graph),
    check: async (account) => {
      if (!graph) return away();
      const asked = { query: { fields: "username" } };
      return `@${(await graph.ask(idOf(account.accountId), account.accessToken, asked, named)).username}`;
    },
    publish: async (account, post, attempt) =>
      graph ? publish(graph, pause, account, post, attempt) : away(),
    figures: async (account, id) => {
      if (!graph) return away();
      const asked = { query: { fields: "like_count,comments_count" } };
      const of = await graph.ask(encodeURIComponent(id), account.accessToken, asked, counted);
      return {
        likes: of.like_count ?? 0,
        comments: of.comments_count ?? 0,
        shares: 0,
        views: null,
      };
    },
  };
}

const authorizationOf = (graph: Graph) =>
  createMetaAuthorization(graph, {
    needed: [
      "pages_show_list",
      "pages_read_engagement",
      "instagram_basic",
      "instagram_content_publish",
    ],
    publishing: "instagram_content_publish",
    choose: ({ name, instagram_business_account: account }: Page) =>
      account
        ? { accountId: account.id, accountName: account.username ? `@${account.username}` : name }
        : null,
    nothing: "None of the shared Facebook pages has an Instagram business account.",
  });

async function publish(
  graph: Graph,
  pause: () => Promise<void>,
  account: SocialAccount,
  post: SocialPost,
  attempt: Attempt,
) {
  const container = await openContainer(graph, account, post, attempt);
  if (typeof container === "object") return container;
  const ready = await settled(graph, pause, account, container, attempt);
  if (ready === "PUBLISHED") return { externalId: await find(graph, account, post.text) };
  await attempt.goingOut();
  const asked = { method: "POST", form: { creation_id: container }, publishes: true } as const;
  const { id } = await graph.ask(
    `${idOf(account.accountId)}/media_publish`,
    account.accessToken,
    asked,
    made,
  );
  return { externalId: id };
}

/**
 * Reuses the container already begun while it's alive. A container can be published only once,
 * which prevents duplicate posts. If one may have been published but is no longer shown, we search
 * the posts for it before creating another.
 */
async function openContainer(
  graph: Graph,
  account: SocialAccount,
  post: SocialPost,
  attempt: Attempt,
): Promise<string | PublishResult> {
  if (attempt.begun) {
    const at = await lookAgain(graph, account, attempt.begun, post, attempt);
    if (typeof at === "object") return at;
    if (at !== "EXPIRED" && at !== "ERROR") return attempt.begun;
  }
  const earlier = attempt.mayBeOutSince && (await find(graph, account, post.text));
  if (earlier) return { externalId: earlier };
  const form = { caption: post.text, ...mediaOf(post) };
  const path = `${idOf(account.accountId)}/media`;
  const { id } = await graph.ask(path, account.accessToken, { method: "POST", form }, made);
  await attempt.keep(id);
  return id;
}

function mediaOf({ imageUrl, videoUrl }: SocialPost): Record<string, string> {
  if (videoUrl) return { media_type: "REELS", video_url: mediaAddress(videoUrl).href };
  if (imageUrl) return { image_url: mediaAddress(imageUrl).href };
  throw new SocialRefusal("refused", "Instagram needs a picture or a video.");
}

/**
 * If the platform refuses to show a container (permission gone, another account), we can't tell
 * whether it was published.
 */
async function lookAgain(
  graph: Graph,
  account: SocialAccount,
  container: string,
  { text }: SocialPost,
  { mayBeOutSince }: Attempt,
): Promise<State | PublishResult> {
  try {
    return await look(graph, account, container);
  } catch (error) {
    if (!mayBeOutSince || !(error instanceof SocialRefusal)) throw error;
    if (error.kind === "refused") return "EXPIRED";
    const externalId = error.kind === "away" ? await find(graph, account, text) : null;
    if (externalId === null) throw error;
    return { externalId };
  }
}

async function look(graph: Graph, account: SocialAccount, container: string): Promise<State> {
  const asked = { query: { fields: "status_code,status" } };
  const { status_code, status } = await graph.ask(
    encodeURIComponent(container),
    account.accessToken,
    asked,
    state,
    judgeCreated,
  );
  if (status_code === "ERROR" && status) throw new SocialRefusal("refused", status);
  const { success, data } = known.safeParse(status_code);
  if (success) return data;
  throw new SocialRefusal("away", "Instagram does not say yet whether it can use the media.", {
    retryAfterMs: LATER_MS,
    code: status_code,
  });
}

async function settled(
  graph: Graph,
  pause: () => Promise<void>,
  account: SocialAccount,
  container: string,
  attempt: Attempt,
): Promise<"FINISHED" | "PUBLISHED"> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const at = await look(graph, account, container);
    if (at === "FINISHED" || at === "PUBLISHED") return at;
    if (at !== "IN_PROGRESS")
      throw new SocialRefusal("refused", "Instagram could not use the picture or video.");
    await attempt.keep(container);
    await pause();
  }
  throw new SocialRefusal("away", "Instagram is still working on the media.", {
    retryAfterMs: LATER_MS,
  });
}

async function find(graph: Graph, account: SocialAccount, caption: string): Promise<string | null> {
  const path = `${idOf(account.accountId)}/media`;
  const { data } = await graph.ask(
    path,
    account.accessToken,
    { query: { fields: "id,caption" } },
    newest,
  );
  return (
    data.find((media) => media.caption !== undefined && isSameText(media.caption, caption))?.id ??
    null
  );
}
