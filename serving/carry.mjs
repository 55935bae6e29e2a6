// Between Node's messages and those of the web platform, which our handlers speak.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { CALLS, EVERYWHERE } from "./headers.mjs";

const packed = promisify(gzip);

/** What both sides know each other by (lib/server/http/own-server.ts). */
const AFTERWARDS = Symbol.for("willow:afterwards");
const TEXT = Symbol.for("willow:text");

/** Shorter answers grow when they are packed; the framework's own limit. */
const PACKED_FROM = 1_024;

/**
 * @param {import("node:http").IncomingMessage} incoming
 * @param {string} base of the address: the handlers go by path and query, and by the scheme that the proxy in front was asked with
 * @param {(work: () => Promise<void>) => void} afterwards takes what is to be done once the handler has answered
 * @returns {Request}
 */
export function requestOf(incoming, base, afterwards) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, each);
  }
  const nearest = incoming.socket.remoteAddress;
  if (nearest && !headers.has("x-forwarded-for")) headers.set("x-forwarded-for", nearest);
  const scheme = headers.get("x-forwarded-proto")?.includes("https") ? "https" : "http";
  const { method = "GET" } = incoming;
  const body = method === "GET" ? null : bodyOf(incoming);
  const request = new Request(`${scheme}://${base}${incoming.url}`, { method, headers, body, duplex: "half" });
  return Object.assign(request, { [AFTERWARDS]: afterwards });
}

/** Read when it is asked for: what is refused by its length is not taken in. @param {import("node:http").IncomingMessage} incoming */
function bodyOf(incoming) {
  const parts = incoming[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * @param {Response & { [TEXT]?: string }} response
 * @param {import("node:http").ServerResponse} outgoing
 * @param {string | undefined} accepted encodings that the caller takes
 */
export async function give(response, outgoing, accepted) {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== "set-cookie") outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies);
  for (const [name, value] of Object.entries(EVERYWHERE)) outgoing.setHeader(name, value);
  for (const [name, value] of Object.entries(CALLS)) outgoing.setHeader(name, value);
  const text = response[TEXT];
  if (text !== undefined) await giveText(text, outgoing, accepted);
  else if (response.body) await giveStream(response.body, outgoing);
  else outgoing.end();
}

/** @param {string} text @param {import("node:http").ServerResponse} outgoing @param {string | undefined} accepted */
async function giveText(text, outgoing, accepted) {
  let bytes = Buffer.from(text);
  if (bytes.length >= PACKED_FROM) {
    outgoing.setHeader("vary", "Accept-Encoding");
    if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/i.test(accepted ?? "")) {
      bytes = await packed(bytes);
      outgoing.setHeader("content-encoding", "gzip");
    }
  }
  outgoing.setHeader("content-length", bytes.length);
  outgoing.end(bytes);
}

/** @param {ReadableStream} body @param {import("node:http").ServerResponse} outgoing */
async function giveStream(body, outgoing) {
  if (outgoing.destroyed) return body.cancel();
  try {
    await pipeline(Readable.fromWeb(body), outgoing);
  } catch (error) {
    // Whoever asked has gone; the handler was told so, and goes on where it has to.
    if (error?.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}
