import { createHmac } from "node:crypto";
import { type Answer, type Asked, dialogAnswer, type LocalServer, startLocalServer } from "./local-server";
import { createCodes } from "./pkce";

export const META_KEYS = { appId: "meta-app", appSecret: "meta-secret" };
const PAGE = { id: "1001", name: "Willow Page", token: "EAA-page", tasks: ["CREATE_CONTENT", "MANAGE"] };
const INSTAGRAM = { id: "2002", username: "willow.care" };
const PREFIX = "/v23.0/";

interface PagePost {
  readonly id: string;
  readonly message: string;
  readonly media: string | null;
}
interface Container {
  readonly id: string;
  readonly caption: string;
  readonly media: string;
  looks: number;
  published: boolean;
}

export interface LocalMeta extends LocalServer {
  readonly posts: readonly PagePost[];
  readonly published: readonly { readonly id: string; readonly caption: string; readonly media: string }[];
  /** Permissions that the person's token has now. */
  readonly permissions: ReadonlySet<string>;
  /** Shares one more page with the app, without an Instagram account. */
  share(page: { readonly id: string; readonly name: string }): void;
  /** How often a container reports "in progress" before it's ready. */
  workFor(looks: number): void;
  /** Expires the page's token, as a changed password does; "everything" includes the person's. */
  expire(what?: "everything"): void;
}

const problem = (status: number, code: number, message: string): Answer => ({
  status,
  body: { error: { message, type: "OAuthException", code } },
});
const ok = (body: unknown): Answer => ({ status: 200, body });

/**
 * Facebook Login and the Graph API, as far as we use them, for a page and its linked Instagram
 * account.
 */
export async function startLocalMeta(redirectUris: readonly string[], port = 0): Promise<LocalMeta> {
  const codes = createCodes();
  const posts: PagePost[] = [];
  const containers: Container[] = [];
  const published: { id: string; caption: string; media: string }[] = [];
  const permissions = new Set<string>();
  /** Both belong to one person: an authorization for one platform leaves the other's alone. */
  const userTokens = new Set<string>();
  const further: { id: string; name: string }[] = [];
  let pageToken = PAGE.token;
  let looks = 0;
  let made = 0;

  function exchange({ form }: Asked): Answer {
    if (form.get("client_id") !== META_KEYS.appId || form.get("client_secret") !== META_KEYS.appSecret) {
      return problem(400, 101, "Error validating application.");
    }
    made += 1;
    if (form.get("grant_type") === "fb_exchange_token") {
      if (!userTokens.has(form.get("fb_exchange_token") ?? "")) return problem(400, 190, "Invalid OAuth access token.");
      return ok({ access_token: newToken("long"), token_type: "bearer", expires_in: 5_183_944 });
    }
    const begun = codes.redeem(form);
    if (!begun) return problem(400, 100, "This authorization code has been used.");
    for (const permission of begun.scope.split(",")) permissions.add(permission);
    return ok({ access_token: newToken("short"), token_type: "bearer", expires_in: 3600 });
  }

  function newToken(kind: string): string {
    const token = `EAA-${kind}-${made}`;
    userTokens.add(token);
    return token;
  }

  /** The response to a call with the person's own token; null if it's none of those calls. */
  function ofPerson(call: string): Answer | null {
    if (call === "GET me/permissions") {
      return ok({ data: [...permissions].map((permission) => ({ permission, status: "granted" })) });
    }
    const [, taken] = /^DELETE me\/permissions\/(\w+)$/.exec(call) ?? [];
    if (taken) {
      permissions.delete(taken);
      return ok({ success: true });
    }
    if (call !== "GET me/accounts") return null;
    const page = { id: PAGE.id, name: PAGE.name, tasks: PAGE.tasks, access_token: pageToken };
    const others = further.map((other) => ({ ...other, tasks: PAGE.tasks, access_token: `${pageToken}-${other.id}` }));
    return ok({ data: [...others, { ...page, instagram_business_account: INSTAGRAM }] });
  }

  function ofPage(call: string, { form, url }: Asked): Answer {
    if (call === `GET ${PAGE.id}`) return ok({ id: PAGE.id, name: PAGE.name });
    if (call === `GET ${PAGE.id}/published_posts`) {
      if (!url.searchParams.get("since")) return problem(400, 100, "since");
      return ok({ data: posts.map(({ id, message }) => ({ id, message })) });
    }
    const [, kind] = new RegExp(`^POST ${PAGE.id}/(feed|photos|videos)$`).exec(call) ?? [];
    if (kind) {
      if (!permissions.has("pages_manage_posts")) return problem(403, 200, "Requires pages_manage_posts.");
      const message = form.get("message") ?? form.get("caption") ?? form.get("description") ?? "";
      const media = form.get("url") ?? form.get("file_url");
      const post = { id: `${PAGE.id}_${posts.length + 1}`, message, media };
      posts.push(post);
      return ok(kind === "photos" ? { id: `photo-${posts.length}`, post_id: post.id } : { id: post.id });
    }
    if (posts.some(({ id }) => call === `GET ${id}`)) {
      return ok({
        reactions: { summary: { total_count: 5 } },
        comments: { summary: { total_count: 1 } },
        shares: { count: 2 },
      });
    }
    return ofInstagram(call, form);
  }

  function ofInstagram(call: string, form: URLSearchParams): Answer {
    if (call === `GET ${INSTAGRAM.id}`) return ok(INSTAGRAM);
    if (call === `GET ${INSTAGRAM.id}/media`)
      return ok({ data: published.map(({ id, caption }) => ({ id, caption })) });
    if (!permissions.has("instagram_content_publish")) return problem(403, 10, "Requires instagram_content_publish.");
    if (call === `POST ${INSTAGRAM.id}/media`) {
      const media = form.get("image_url") ?? (form.get("media_type") === "REELS" ? form.get("video_url") : null);
      if (!media) return problem(400, 100, "The parameter image_url is required.");
      const container = {
        id: `3${containers.length}`,
        caption: form.get("caption") ?? "",
        media,
        looks,
        published: false,
      };
      containers.push(container);
      return ok({ id: container.id });
    }
    if (call === `POST ${INSTAGRAM.id}/media_publish`) {
      const container = containers.find(({ id }) => id === form.get("creation_id"));
      if (!container || container.looks > 0) return problem(400, 9007, "Media ID is not available");
      if (container.published) return problem(400, 100, "The media was published before.");
      container.published = true;
      const media = { id: `4${published.length}`, caption: container.caption, media: container.media };
      published.push(media);
      return ok({ id: media.id });
    }
    const container = containers.find(({ id }) => call === `GET ${id}`);
    if (container) return ok({ status_code: stateOf(container) });
    if (published.some(({ id }) => call === `GET ${id}`)) return ok({ like_count: 11, comments_count: 3 });
    return problem(400, 100, `Unsupported ${call}`);
  }

  function stateOf(container: Container): string {
    if (container.published) return "PUBLISHED";
    if (container.looks === 0) return "FINISHED";
    container.looks -= 1;
    return "IN_PROGRESS";
  }

  const server = await startLocalServer((asked) => {
    if (!asked.url.pathname.startsWith(PREFIX)) return problem(404, 803, "no such call");
    const call = `${asked.method} ${asked.url.pathname.slice(PREFIX.length)}`;
    if (call === "GET dialog/oauth") {
      const back = codes.agree(asked.url.searchParams, { clientId: META_KEYS.appId, redirectUris });
      return back instanceof Error ? problem(400, 191, back.message) : dialogAnswer(asked, back);
    }
    if (call === "POST oauth/access_token") return exchange(asked);
    const token = (asked.headers.authorization ?? "").replace("Bearer ", "");
    const proof = createHmac("sha256", META_KEYS.appSecret).update(token).digest("hex");
    if (asked.url.searchParams.get("appsecret_proof") !== proof) return problem(400, 100, "Invalid appsecret_proof");
    if (userTokens.has(token)) return ofPerson(call) ?? problem(400, 100, `Unsupported ${call}`);
    if (token === pageToken) return ofPage(call, asked);
    return problem(400, 190, "Error validating access token.");
  }, port);

  return Object.assign(server, {
    posts,
    published,
    permissions,
    share: (page: { id: string; name: string }) => {
      further.push(page);
    },
    workFor: (times: number) => {
      looks = times;
    },
    expire: (what?: "everything") => {
      pageToken = `${PAGE.token}-${posts.length + 2}`;
      if (what) userTokens.clear();
    },
  });
}
