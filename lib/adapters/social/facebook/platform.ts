import {
  type Attempt,
  type SocialAccount,
  type SocialPlatform,
  type SocialPost,
  SocialRefusal,
} from "@/lib/ports/social";
import { z } from "@/lib/shared/zod-messages";
import { mediaAddress } from "../media";
import { isSameText } from "../same-text";
import { createMetaAuthorization, type Page } from "./authorization";
import { createGraph, type Graph, idOf, type MetaOptions, missingOf } from "./graph";

/** How many of the page's newest posts to search for one that may already be public. */
const LOOK_AT = "25";

const named = z.object({ name: z.string() });
const made = z.object({ id: z.string(), post_id: z.string().optional() });
const newest = z.object({
  data: z.array(z.object({ id: z.string(), message: z.string().optional() })),
});
const total = z.object({ summary: z.object({ total_count: z.number() }) });
const counted = z.object({
  reactions: total.optional(),
  comments: total.optional(),
  shares: z.object({ count: z.number() }).optional(),
});

/** The company's page, through the Graph API. */
export function createFacebook(options: MetaOptions): SocialPlatform {
  const graph = createGraph(options);
  const missing = missingOf(options);
  const away = (): never => {
    throw new SocialRefusal("expired", "Facebook is not set up.");
  };
  return {
    credentials: { app_id: Boolean(options.appId), app_secret: Boolean(options.appSecret) },
    missing,
    ownAccount: null,
    authorization: graph && authorizationOf(graph),
    check: async (account) =>
      graph ? (await askPage(graph, account, { fields: "name" }, named)).name : away(),
    publish: async (account, post, attempt) =>
      graph ? publish(graph, account, post, attempt) : away(),
    figures: async (account, id) => (graph ? readFigures(graph, account, id) : away()),
  };
}

const authorizationOf = (graph: Graph) =>
  createMetaAuthorization(graph, {
    needed: ["pages_show_list", "pages_manage_posts", "pages_read_engagement"],
    publishing: "pages_manage_posts",
    choose: ({ id, name, tasks }: Page) =>
      tasks && !tasks.includes("CREATE_CONTENT") ? null : { accountId: id, accountName: name },
    nothing: "No Facebook page was shared with this app that you may post to.",
  });

const askPage = <S extends z.ZodType>(
  graph: Graph,
  { accountId, accessToken }: SocialAccount,
  query: Record<string, string>,
  schema: S,
): Promise<z.output<S>> => graph.ask(idOf(accountId), accessToken, { query }, schema);

async function publish(graph: Graph, account: SocialAccount, post: SocialPost, attempt: Attempt) {
  const { path, form } = callOf(post);
  const earlier =
    attempt.mayBeOutSince && (await find(graph, account, post.text, attempt.mayBeOutSince));
  if (earlier) return { externalId: earlier };
  await attempt.goingOut();
  const asked = { method: "POST", form, publishes: true } as const;
  const { id, post_id } = await graph.ask(
    `${idOf(account.accountId)}/${path}`,
    account.accessToken,
    asked,
    made,
  );
  return { externalId: post_id ?? id };
}

function callOf({ title, text, imageUrl, videoUrl }: SocialPost): {
  path: string;
  form: Record<string, string>;
} {
  if (videoUrl)
    return {
      path: "videos",
      form: { file_url: mediaAddress(videoUrl).href, description: text, title },
    };
  if (imageUrl)
    return { path: "photos", form: { url: mediaAddress(imageUrl).href, caption: text } };
  return { path: "feed", form: { message: text } };
}

async function find(
  graph: Graph,
  account: SocialAccount,
  message: string,
  since: Date,
): Promise<string | null> {
  const query = {
    fields: "id,message",
    limit: LOOK_AT,
    since: String(Math.floor(since.getTime() / 1000)),
  };
  const path = `${idOf(account.accountId)}/published_posts`;
  const { data } = await graph.ask(path, account.accessToken, { query }, newest);
  return (
    data.find((post) => post.message !== undefined && isSameText(post.message, message))?.id ?? null
  );
}

async function readFigures(graph: Graph, account: SocialAccount, id: string) {
  const fields =
    "reactions.summary(total_count).limit(0),comments.summary(total_count).limit(0),shares";
  const of = await graph.ask(
    encodeURIComponent(id),
    account.accessToken,
    { query: { fields } },
    counted,
  );
  return {
    likes: of.reactions?.summary.total_count ?? 0,
    comments: of.comments?.summary.total_count ?? 0,
    shares: of.shares?.count ?? 0,
    views: null,
  };
}
