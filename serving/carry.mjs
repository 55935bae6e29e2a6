// Converts between Node's messages and the web platform's, which our handlers use.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { CALLS, EVERYWHERE } from "./headers.mjs";

const packed = promisify(gzip);

/** Symbols shared with the handlers' side (lib/server/http/own-server.ts). */
const AFTERWARDS = Symbol.for("willow:afterwards");
const TEXT = Symbol.for("willow:text");
const BODY = Symbol.for("willow:body");

/**
 * Bodies of known length up to this size (bytes) are collected at once; larger ones and those of
 * unknown length are streamed.
 */
const COLLECTED = 65_536;

/** Headers of every answer, names and values alternating, which is Node's fastest input. */
const OF_EVERY_CALL = Object.entries({ ...EVERYWHERE, ...CALLS }).flat();
const HEADERS_SET_SEPARATELY = new Set([...Object.keys({ ...EVERYWHERE, ...CALLS }), "set-cookie"]);
/** These statuses have no body, and no content-length either. */
const BODILESS = new Set([204, 304]);

/** Compression makes shorter answers larger; this is the framework's own limit. */
const PACKED_FROM = 1_024;

/**
 * @param {import("node:http").IncomingMessage} incoming
 * @param {string} base host of the URL: handlers use only the path, the query, and the scheme the
 *   proxy in front was asked with
 * @param {(work: () => Promise<void>) => void} afterwards schedules work for after the handler has
 *   answered
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
  const address = `${scheme}://${base}${incoming.url}`;
  const known = { [AFTERWARDS]: afterwards };
  if (method === "GET") return Object.assign(new Request(address, { headers }), known);
  // Wrapping a short body in a stream costs more than parsing it.
  if (Number(headers.get("content-length") ?? Number.NaN) <= COLLECTED) {
    return Object.assign(new Request(address, { method, headers }), known, {
      [BODY]: () => collect(incoming),
    });
  }
  return Object.assign(
    new Request(address, { method, headers, body: bodyOf(incoming), duplex: "half" }),
    known,
  );
}

/**
 * @param {import("node:http").IncomingMessage} incoming
 * @returns {Promise<Buffer>} rejects if the request breaks off
 */
const collect = (incoming) =>
  new Promise((resolve, reject) => {
    const parts = [];
    incoming.on("data", (part) => parts.push(part));
    incoming.once("end", () => resolve(parts.length === 1 ? parts[0] : Buffer.concat(parts)));
    incoming.once("error", reject);
    // Every request ends with "close"; don't create an error for one that was read to its end.
    incoming.once(
      "close",
      () => incoming.readableEnded || reject(new Error("the request broke off")),
    );
    if (incoming.destroyed) reject(new Error("the request broke off"));
  });

/**
 * Reads only on demand, so a body refused for its length is never taken in.
 * @param {import("node:http").IncomingMessage} incoming
 */
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
 * @param {string | undefined} accepted encodings that the caller accepts
 */
export async function give(response, outgoing, accepted) {
  const head = [...OF_EVERY_CALL];
  for (const [name, value] of response.headers)
    if (!HEADERS_SET_SEPARATELY.has(name)) head.push(name, value);
  const cookies = response.headers.getSetCookie();
  // All at once: added one by one, each would replace the previous one if another header is already
  // set.
  if (cookies.length > 0) head.push("set-cookie", cookies);
  const text = response[TEXT];
  if (text === undefined && response.body) {
    outgoing.writeHead(response.status, head);
    return await giveStream(response.body, outgoing);
  }
  if (text === undefined) {
    if (!BODILESS.has(response.status)) head.push("content-length", "0");
    return void outgoing.writeHead(response.status, head).end();
  }
  const bytes = await packedText(text, { head, accepted, isFixed: isFixed(response) });
  head.push("content-length", String(bytes.length));
  outgoing.writeHead(response.status, head).end(bytes);
}

/** An event stream is never compressed, however it's sent. @param {Response} response */
const isFixed = ({ headers }) => headers.get("cache-control")?.includes("no-transform") ?? false;

/**
 * The bytes of a text, compressed if that pays off and the caller accepts it; adds the matching
 * headers to `head`.
 */
async function packedText(text, { head, accepted, isFixed }) {
  const bytes = Buffer.from(text);
  if (bytes.length < PACKED_FROM || isFixed) return bytes;
  head.push("vary", "Accept-Encoding");
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/i.test(accepted ?? "")) return bytes;
  head.push("content-encoding", "gzip");
  return await packed(bytes);
}

/** @param {ReadableStream} body @param {import("node:http").ServerResponse} outgoing */
async function giveStream(body, outgoing) {
  if (outgoing.destroyed) return body.cancel();
  try {
    await pipeline(Readable.fromWeb(body), outgoing);
  } catch (error) {
    // The caller disconnected; the handler was notified and continues if it has to.
    if (error?.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}
