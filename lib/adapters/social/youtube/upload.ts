import { type Attempt, SocialRefusal } from "@/lib/ports/social";
import { z } from "@/lib/shared/zod-messages";
import type { Media, MediaSource } from "../media";
import type { Google } from "./google";

/**
 * Part size. It's a multiple of 256 KiB, as the protocol requires, and small enough to hold in
 * memory.
 */
const PART_BYTES = 8 * 1024 * 1024;
const PART_TIMEOUT_MS = 120_000;
const MAX_BYTES = 4_000_000_000;

const begun = z.object({
  address: z.string(),
  length: z.number().int().positive(),
  type: z.string(),
});
type Begun = z.output<typeof begun>;
const video = z.object({ id: z.string() });

interface Upload {
  readonly google: Google;
  readonly token: string;
  readonly media: MediaSource;
  readonly address: string;
  readonly metadata: unknown;
  readonly attempt: Attempt;
  readonly partBytes?: number;
}

/**
 * How far an upload got: the finished video, or the next byte. "gone" if YouTube no longer knows
 * it.
 */
type Reached = { readonly id: string } | { readonly from: number } | "gone";

/**
 * A resumable upload (developers.google.com/youtube/v3/guides/using_resumable_upload_protocol). Its
 * URL is stored, so a retry can resume it or find that the video is already there.
 *
 * @returns the video's id; "gone" if YouTube no longer knows an upload that may have finished
 */
export async function uploadVideo(upload: Upload): Promise<string | "gone"> {
  const { attempt } = upload;
  const earlier = attempt.begun ? begun.parse(JSON.parse(attempt.begun)) : null;
  const reached = earlier ? await ask(upload, earlier) : "gone";
  if (typeof reached === "object" && "id" in reached) return reached.id;
  if (reached === "gone" && attempt.mayBeOutSince) return "gone";
  const from = typeof reached === "object" ? reached.from : 0;
  const media = await upload.media(upload.address, { kind: "video", mostBytes: MAX_BYTES, from });
  const session = earlier && reached !== "gone" ? earlier : await begin(upload, media);
  if (media.length !== session.length)
    throw new SocialRefusal("refused", "The video has changed while it was sent.");
  return send(upload, session, media, from);
}

async function begin(
  { google, token, metadata, attempt }: Upload,
  { length, type }: Media,
): Promise<Begun> {
  const answer = await google.upload(google.uploads, token, {
    method: "POST",
    query: { uploadType: "resumable", part: "snippet,status" },
    json: metadata,
    headers: { "x-upload-content-length": String(length), "x-upload-content-type": type },
  });
  const address = answer.headers.get("location") ?? "";
  await answer.body?.cancel();
  if (!google.isUpload(address))
    throw new SocialRefusal("away", "YouTube gave no address for the upload.");
  const session = { address, length, type };
  await attempt.keep(JSON.stringify(session));
  return session;
}

async function ask({ google, token }: Upload, { address, length }: Begun): Promise<Reached> {
  if (!google.isUpload(address)) return "gone";
  try {
    return await reachedOf(
      await google.upload(address, token, {
        method: "PUT",
        headers: { "content-range": `bytes */${length}` },
      }),
    );
  } catch (error) {
    if (error instanceof SocialRefusal && error.kind === "refused") return "gone";
    throw error;
  }
}

async function reachedOf(answer: Response): Promise<{ id: string } | { from: number }> {
  if (answer.status === 308) {
    await answer.body?.cancel();
    const last = /-(\d+)$/.exec(answer.headers.get("range") ?? "")?.[1];
    return { from: last === undefined ? 0 : Number(last) + 1 };
  }
  const parsed = video.safeParse(await answer.json().catch(() => null));
  if (!parsed.success) throw new SocialRefusal("unknown", "YouTube's answer was not understood.");
  return parsed.data;
}

async function send(upload: Upload, session: Begun, media: Media, from: number): Promise<string> {
  let at = from;
  for await (const part of inParts(media.body, upload.partBytes ?? PART_BYTES)) {
    const reached = await sendPart(upload, session, part, at);
    if ("id" in reached) return reached.id;
    at += part.length;
    // YouTube took less than was sent, so the next attempt resumes from there.
    if (reached.from !== at)
      throw new SocialRefusal("away", "YouTube did not take all of the video.");
    await upload.attempt.keep(JSON.stringify(session));
  }
  throw new SocialRefusal("away", "The video ended too early.");
}

async function sendPart(
  { google, token, attempt }: Upload,
  { address, length, type }: Begun,
  part: Uint8Array<ArrayBuffer>,
  at: number,
) {
  const end = at + part.length;
  if (end > length) throw new SocialRefusal("refused", "The video is larger than its server said.");
  const isLast = end === length;
  if (isLast) await attempt.goingOut();
  const answer = await google.upload(address, token, {
    method: "PUT",
    body: part,
    headers: { "content-type": type, "content-range": `bytes ${at}-${end - 1}/${length}` },
    publishes: isLast,
    timeoutMs: PART_TIMEOUT_MS,
  });
  return reachedOf(answer);
}

/** The same bytes in equal parts. The last one may be smaller. */
async function* inParts(
  body: AsyncIterable<Buffer>,
  size: number,
): AsyncIterable<Uint8Array<ArrayBuffer>> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    held.push(chunk);
    length += chunk.length;
    while (length >= size) {
      const all = Buffer.concat(held);
      yield new Uint8Array(all.subarray(0, size));
      const rest = all.subarray(size);
      held = [rest];
      length = rest.length;
    }
  }
  if (length > 0) yield new Uint8Array(Buffer.concat(held));
}
