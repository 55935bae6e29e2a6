import { type Answer, type Asked, dialogAnswer, type LocalServer, startLocalServer } from "./local-server";
import { createCodes } from "./pkce";

export const GOOGLE_KEYS = { apiKey: "yt-api-key", clientId: "yt-client", clientSecret: "yt-secret" };
const SCOPE = /^https:\/\/www\.googleapis\.com\/auth\/youtube(\.upload)?$/;
const UNIT = 256 * 1024;

interface Video {
  readonly id: string;
  readonly title: string;
  readonly bytes: Buffer;
  readonly metadata: {
    readonly snippet: { title: string; description: string };
    readonly status: Record<string, unknown>;
  };
}

interface Session {
  readonly metadata: Video["metadata"];
  readonly total: number;
  bytes: Buffer;
  video: Video | null;
}

export interface LocalGoogle extends LocalServer {
  readonly videos: readonly Video[];
  /** Tokens that are valid now. */
  readonly tokens: ReadonlySet<string>;
  /** The scope that the person grants in the next dialog. */
  grantOnly(scope: string | null): void;
  /** Expires all access tokens, as time does; "everything" includes the refresh tokens. */
  expire(what?: "everything"): void;
}

const problem = (status: number, reason: string): Answer => ({
  status,
  body: { error: { code: status, message: reason, errors: [{ reason }] } },
});
const oauthProblem = (error: string): Answer => ({
  status: 400,
  body: { error, error_description: `${error} (local)` },
});

/**
 * Google's authorization and the Data API v3, as far as we use them; uploads are resumable, in
 * whole chunks.
 */
export async function startLocalGoogle(redirectUris: readonly string[], port = 0): Promise<LocalGoogle> {
  const codes = createCodes();
  const access = new Map<string, string>();
  const refresh = new Map<string, string>();
  const videos: Video[] = [];
  const sessions = new Map<string, Session>();
  const tokens = new Set<string>();
  let only: string | null = null;
  let made = 0;

  function issue(scope: string): string {
    made += 1;
    const token = `ya29.access-${made}`;
    access.set(token, scope);
    tokens.add(token);
    return token;
  }

  function token({ form }: Asked): Answer {
    if (form.get("client_id") !== GOOGLE_KEYS.clientId || form.get("client_secret") !== GOOGLE_KEYS.clientSecret) {
      return { status: 401, body: { error: "invalid_client" } };
    }
    const more = { expires_in: 3599, token_type: "Bearer" };
    if (form.get("grant_type") === "refresh_token") {
      const scope = refresh.get(form.get("refresh_token") ?? "");
      return scope
        ? { status: 200, body: { access_token: issue(scope), scope, ...more } }
        : oauthProblem("invalid_grant");
    }
    const begun = codes.redeem(form);
    if (!begun) return oauthProblem("invalid_grant");
    const scope = only ?? begun.scope;
    made += 1;
    const refresh_token = `1//refresh-${made}`;
    refresh.set(refresh_token, scope);
    tokens.add(refresh_token);
    return { status: 200, body: { access_token: issue(scope), refresh_token, scope, ...more } };
  }

  function revoke({ form }: Asked): Answer {
    const given = form.get("token") ?? "";
    if (!tokens.has(given)) return oauthProblem("invalid_token");
    access.clear();
    refresh.clear();
    tokens.clear();
    return { status: 200, body: {} };
  }

  function begin(asked: Asked): Answer {
    const metadata = JSON.parse(asked.body.toString());
    if (asked.url.searchParams.get("uploadType") !== "resumable") return problem(400, "uploadType");
    if (!metadata.snippet?.title || metadata.snippet.title.length > 100) return problem(400, "invalidTitle");
    if (/[<>]/.test(`${metadata.snippet.title}${metadata.snippet.description}`))
      return problem(400, "invalidDescription");
    const total = Number(asked.headers["x-upload-content-length"]);
    if (!(total > 0) || !asked.headers["x-upload-content-type"]?.startsWith("video/"))
      return problem(400, "badContent");
    const id = `session-${sessions.size}`;
    sessions.set(id, { metadata, total, bytes: Buffer.alloc(0), video: null });
    return { status: 200, headers: { location: `${server.baseUrl}${asked.url.pathname}?upload_id=${id}` } };
  }

  function put(asked: Asked): Answer {
    const session = sessions.get(asked.url.searchParams.get("upload_id") ?? "");
    if (!session) return problem(404, "notFound");
    const range = asked.headers["content-range"] ?? "";
    const [, from, to, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? [];
    const isQuestion = range === `bytes */${session.total}`;
    if (!isQuestion) {
      const fits = Number(from) === session.bytes.length && Number(total) === session.total;
      const isLast = Number(to) === session.total - 1;
      const length = Number(to) - Number(from) + 1;
      if (!fits || asked.body.length !== length || (!isLast && length % UNIT !== 0))
        return problem(400, "invalidRange");
      session.bytes = Buffer.concat([session.bytes, asked.body]);
    }
    if (session.bytes.length < session.total) {
      const range = session.bytes.length > 0 ? { range: `bytes=0-${session.bytes.length - 1}` } : undefined;
      return { status: 308, headers: range };
    }
    if (!session.video) {
      const { metadata, bytes } = session;
      session.video = { id: `video-${videos.length + 1}`, title: metadata.snippet.title, bytes, metadata };
      videos.push(session.video);
    }
    return { status: 201, body: { id: session.video.id } };
  }

  function api(asked: Asked): Answer {
    const call = `${asked.method} ${asked.url.pathname}`;
    if (call === "GET /youtube/v3/videos" && asked.url.searchParams.get("key") === GOOGLE_KEYS.apiKey)
      return figures(asked);
    const scope = access.get((asked.headers.authorization ?? "").replace("Bearer ", ""));
    if (scope === undefined) return problem(401, "authError");
    if (call === "GET /youtube/v3/channels") {
      const contentDetails = { relatedPlaylists: { uploads: "UU1" } };
      return { status: 200, body: { items: [{ id: "UC1", snippet: { title: "Willow Channel" }, contentDetails }] } };
    }
    if (call === "GET /youtube/v3/playlistItems") {
      const publishedAt = new Date().toISOString();
      const items = videos.map(({ id, title, metadata }) => {
        const { description } = metadata.snippet;
        return { snippet: { title, description, publishedAt, resourceId: { videoId: id } } };
      });
      return { status: 200, body: { items } };
    }
    if (call === "GET /youtube/v3/videos") return figures(asked);
    if (asked.url.pathname !== "/upload/youtube/v3/videos") return problem(404, "notFound");
    if (!scope.split(" ").some((one) => SCOPE.test(one))) return problem(403, "insufficientPermissions");
    return asked.method === "POST" ? begin(asked) : put(asked);
  }

  function figures({ url }: Asked): Answer {
    const known = videos.some(({ id }) => id === url.searchParams.get("id"));
    const statistics = { viewCount: "120", likeCount: "9", commentCount: "4" };
    return { status: 200, body: { items: known ? [{ statistics }] : [] } };
  }

  const server = await startLocalServer((asked) => {
    const call = `${asked.method} ${asked.url.pathname}`;
    if (call === "GET /o/oauth2/v2/auth") {
      const query = asked.url.searchParams;
      const offline = query.get("access_type") === "offline" && query.get("prompt") === "consent";
      const back = offline
        ? codes.agree(query, { clientId: GOOGLE_KEYS.clientId, redirectUris })
        : new Error("offline");
      return back instanceof Error ? problem(400, back.message) : dialogAnswer(asked, back);
    }
    if (call === "POST /token") return token(asked);
    if (call === "POST /revoke") return revoke(asked);
    return api(asked);
  }, port);

  return Object.assign(server, {
    videos,
    tokens,
    grantOnly: (scope: string | null) => {
      only = scope;
    },
    expire: (what?: "everything") => {
      access.clear();
      if (what) refresh.clear();
    },
  });
}
