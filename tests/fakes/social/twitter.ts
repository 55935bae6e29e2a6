import { type Answer, type Asked, type LocalServer, startLocalServer } from "./local-server";
import { createOauth1Check, type Keys } from "./oauth1";

export const TWITTER_KEYS: Keys = {
  apiKey: "x-api-key",
  apiSecret: "x-api-secret",
  accessToken: "77-x-access-token",
  accessSecret: "x-access-secret",
};

interface Tweet {
  readonly id: string;
  readonly text: string;
  readonly mediaIds: readonly string[];
}

export interface LocalTwitter extends LocalServer {
  readonly tweets: readonly Tweet[];
  /** Completely uploaded media, by id. */
  readonly media: ReadonlyMap<string, Buffer>;
}

const problem = (status: number, detail: string): Answer => ({
  status,
  body: { title: "Problem", detail, type: "about:blank", status },
});
const data = (of: unknown, status = 200): Answer => ({ status, body: { data: of } });

/**
 * X as far as we use it, following docs.x.com: signed calls, media in three steps, duplicate texts
 * refused.
 */
export async function startLocalTwitter(port = 0): Promise<LocalTwitter> {
  const wrong = createOauth1Check(TWITTER_KEYS, "api.x.com");
  const tweets: Tweet[] = [];
  const uploads = new Map<string, { total: number; parts: Buffer[] }>();
  const media = new Map<string, Buffer>();
  const newId = () => `18000000000000000${tweets.length + uploads.size}`;

  function upload(asked: Asked): Answer | null {
    const { pathname } = asked.url;
    if (pathname === "/2/media/upload/initialize") {
      const { media_type, total_bytes, media_category } = JSON.parse(asked.body.toString());
      if (!media_type || !(total_bytes > 0) || !media_category)
        return problem(400, "media_type and total_bytes are needed");
      const id = newId();
      uploads.set(id, { total: total_bytes, parts: [] });
      return data({ id });
    }
    const [, id = "", step = ""] = /^\/2\/media\/upload\/(\w+)\/(append|finalize)$/.exec(pathname) ?? [];
    const open = uploads.get(id);
    if (!open) return null;
    if (step === "append") {
      const [, index] = /name="segment_index"\r\n\r\n(\d+)/.exec(asked.body.toString("latin1")) ?? [];
      if (Number(index) !== open.parts.length) return problem(400, "segment_index");
      open.parts.push(partOf(asked));
      return { status: 204 };
    }
    const whole = Buffer.concat(open.parts);
    if (whole.length !== open.total) return problem(400, "total_bytes");
    media.set(id, whole);
    return data({ id });
  }

  function tweet(asked: Asked): Answer {
    const { text, media: attached } = JSON.parse(asked.body.toString());
    const mediaIds: string[] = attached?.media_ids ?? [];
    if (mediaIds.some((id) => !media.has(id))) return problem(400, "Your media IDs are invalid.");
    if (tweets.some((other) => other.text === text)) {
      return problem(403, "You are not allowed to create a Tweet with duplicate content.");
    }
    const made = { id: newId(), text, mediaIds };
    tweets.push(made);
    return data({ id: made.id, text }, 201);
  }

  const server = await startLocalServer((asked) => {
    const reason = wrong(asked);
    if (reason) return problem(401, `Unauthorized: ${reason}`);
    const call = `${asked.method} ${asked.url.pathname}`;
    if (call === "GET /2/users/me") return data({ id: "77", name: "Willow", username: "willowcare" });
    if (call === "POST /2/tweets") return tweet(asked);
    if (call === "GET /2/users/77/tweets") {
      const escaped = tweets.map(({ id, text }) => ({ id, text: text.replaceAll("&", "&amp;") }));
      return { status: 200, body: { data: escaped, meta: { result_count: escaped.length } } };
    }
    const [, id] = /^GET \/2\/tweets\/(\w+)$/.exec(call) ?? [];
    if (id && tweets.some((other) => other.id === id)) {
      const public_metrics = { like_count: 7, reply_count: 2, retweet_count: 3, quote_count: 1, impression_count: 90 };
      return data({ id, text: "", public_metrics });
    }
    return upload(asked) ?? problem(404, "no such call");
  }, port);
  return Object.assign(server, { tweets, media });
}

/** The file in a multipart body. */
function partOf({ body, headers }: Asked): Buffer {
  const boundary = /boundary=(.+)$/.exec(headers["content-type"] ?? "")?.[1] ?? "";
  const text = body.toString("latin1");
  const from = text.indexOf("\r\n\r\n", text.indexOf('name="media"')) + 4;
  return body.subarray(from, text.indexOf(`\r\n--${boundary}`, from));
}
