import type { LookupAddress } from "node:dns";
import { lookup as systemLookup } from "node:dns";
import type { ClientRequest, IncomingMessage } from "node:http";
import https from "node:https";
import { SocialRefusal } from "@/lib/ports/social";
import { isPublicAddress } from "@/lib/shared/public-address";

export interface Media {
  readonly type: string;
  /** Size of the whole file in bytes, even if only its tail is read. */
  readonly length: number;
  /** Starts at the requested offset. */
  readonly body: AsyncIterable<Buffer>;
}

interface Wanted {
  readonly kind: "image" | "video";
  readonly mostBytes: number;
  /** The byte offset to start from. */
  readonly from?: number;
}

/** Reads a picture or a video from the URL in a post. */
export type MediaSource = (address: string, wanted: Wanted) => Promise<Media>;

interface Reach {
  readonly lookup?: typeof systemLookup;
  readonly get?: typeof https.get;
  readonly isPublic?: (address: string) => boolean;
}

const TIMEOUT_MS = 15_000;
/** Statuses by which a server asks to try again later. */
const LATER = new Set([408, 425, 429]);
const refuse = (reason: string, cause?: unknown) => new SocialRefusal("refused", reason, { cause });

/** @throws SocialRefusal for a URL that no post may contain, whether we or the platform fetch it */
export function mediaAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:" || url.username || url.password) {
    throw refuse("The picture or video needs an https:// address.");
  }
  return url;
}

/**
 * Fetches over https and only from public addresses, so a post can't be used to read our internal
 * network (OWASP: server-side request forgery). It connects to exactly the address it checked and
 * doesn't follow redirects.
 */
export function createMediaSource(reach: Reach = {}): MediaSource {
  const { lookup = systemLookup, get = https.get, isPublic = isPublicAddress } = reach;
  return async (address, { kind, mostBytes, from = 0 }) => {
    const url = mediaAddress(address);
    const literal = url.hostname.replace(/^\[|\]$/g, "");
    if (/^[\d.]+$|:/.test(literal) && !isPublic(literal))
      throw refuse("The address of the media is not a public one.");
    const answer = await open(url, from, get, pinned(lookup, isPublic));
    try {
      return { ...facts(answer, kind, mostBytes, from), body: await bodyFrom(answer, from) };
    } catch (error) {
      answer.destroy();
      throw error;
    }
  };
}

class NotPublic extends Error {
  override readonly name = "NotPublic";
}

/** A lookup that fails unless all of the name's addresses are public. */
function pinned(
  lookup: typeof systemLookup,
  isPublic: (address: string) => boolean,
): https.RequestOptions["lookup"] {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error) return done(error, "", 0);
      if (!first || found.some(({ address }) => !isPublic(address)))
        return done(new NotPublic(hostname), "", 0);
      // Node asks for one address or for all, depending on how it connects.
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
  };
}

function open(
  url: URL,
  from: number,
  get: typeof https.get,
  lookup: https.RequestOptions["lookup"],
) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      "accept-encoding": "identity",
      ...(from > 0 ? { range: `bytes=${from}-` } : {}),
    };
    const call: ClientRequest = get(
      url,
      { headers, lookup, timeout: TIMEOUT_MS, agent: false },
      resolve,
    );
    call.on("timeout", () => call.destroy(new Error("timeout")));
    call.on("error", (cause) => {
      if (cause instanceof NotPublic)
        reject(refuse("The address of the media is not a public one.", cause));
      else reject(new SocialRefusal("away", "The picture or video could not be read.", { cause }));
    });
  });
}

function facts(
  answer: IncomingMessage,
  kind: Wanted["kind"],
  mostBytes: number,
  from: number,
): Omit<Media, "body"> {
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 500 || LATER.has(statusCode))
    throw new SocialRefusal("away", "The picture or video could not be read.");
  if (statusCode !== 200 && statusCode !== 206)
    throw refuse(`The address of the media answers ${statusCode}.`);
  const type = headers["content-type"]?.split(";")[0]?.trim() ?? "";
  if (!type.startsWith(`${kind}/`)) throw refuse(`What stands at the address is no ${kind}.`);
  const rest = Number(headers["content-length"]);
  if (!Number.isSafeInteger(rest) || rest <= 0) throw refuse("The size of the media is not told.");
  const length = statusCode === 206 ? from + rest : rest;
  if (length > mostBytes)
    throw refuse(`The ${kind} is larger than ${Math.floor(mostBytes / 1_000_000)} MB.`);
  return { type, length };
}

/** The body from the offset on. Skips the start if the server sent it anyway. */
async function bodyFrom(answer: IncomingMessage, from: number): Promise<AsyncIterable<Buffer>> {
  const skip = answer.statusCode === 206 ? 0 : from;
  return skip === 0 ? answer : without(answer, skip);
}

async function* without(body: AsyncIterable<Buffer>, skip: number): AsyncIterable<Buffer> {
  let left = skip;
  for await (const part of body) {
    const rest = part.subarray(Math.min(left, part.length));
    left -= part.length - rest.length;
    if (rest.length > 0) yield rest;
  }
}

/** @throws SocialRefusal if more arrives than was announced */
export async function readAll({ body, length }: Media): Promise<Buffer> {
  const parts: Buffer[] = [];
  let read = 0;
  for await (const part of body) {
    read += part.length;
    if (read > length) throw refuse("The media is larger than its server said.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
