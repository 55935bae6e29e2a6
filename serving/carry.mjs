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
const BODY = Symbol.for("willow:body");

/**
 * So much (bytes) is collected at once where its length is told; more, or who knows how much, comes
 * as a stream.
 */
const COLLECTED = 65_536;

/** Of every answer, in turn with their values, as Node takes them quickest. */
const OF_EVERY_CALL = Object.entries({ ...EVERYWHERE, ...CALLS }).flat();
const TOLD_OTHERWISE = new Set([...Object.keys({ ...EVERYWHERE, ...CALLS }), "set-cookie"]);
/** Of these nothing follows the head, and nothing is said about it. */
const BODILESS = new Set([204, 304]);

/** Shorter answers grow when they are packed; the framework's own limit. */
const PACKED_FROM = 1_024;

/**
 * @param {import("node:http").IncomingMessage} incoming
 * @param {string} base of the address: the handlers go by path and query, and by the scheme that
 *   the proxy in front was asked with
 * @param {(work: () => Promise<void>) => void} afterwards takes what is to be done once the
 *   handler has answered
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
  // A stream around a short body costs more than what is made of it.
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
 * @param {import("node:http").IncomingMessage} incoming @returns {Promise<Buffer>} rejected where
 * it breaks off
 */
const collect = (incoming) =>
  new Promise((resolve, reject) => {
    const parts = [];
    incoming.on("data", (part) => parts.push(part));
    incoming.once("end", () => resolve(parts.length === 1 ? parts[0] : Buffer.concat(parts)));
    incoming.once("error", reject);
    // It closes after every request; an error for those that were heard to their end would be made
    // for nothing.
    incoming.once(
      "close",
      () => incoming.readableEnded || reject(new Error("the request broke off")),
    );
    if (incoming.destroyed) reject(new Error("the request broke off"));
  });

/**
 * Read when it is asked for: what is refused by its length is not taken in. @param
 * {import("node:http").IncomingMessage} incoming
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
 * @param {string | undefined} accepted encodings that the caller takes
 */
export async function give(response, outgoing, accepted) {
  const head = [...OF_EVERY_CALL];
  for (const [name, value] of response.headers)
    if (!TOLD_OTHERWISE.has(name)) head.push(name, value);
  const cookies = response.headers.getSetCookie();
  // Together: one by one each would take the place of the last where another header was set before.
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

/** An answer in events goes out as it is, however it is carried. @param {Response} response */
const isFixed = ({ headers }) => headers.get("cache-control")?.includes("no-transform") ?? false;

/**
 * The bytes of a text, packed where that is worth it and taken; what is to be said about that joins
 * the head.
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
    // Whoever asked has gone; the handler was told so, and goes on where it has to.
    if (error?.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}
