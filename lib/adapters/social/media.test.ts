import http from "node:http";
import type { AddressInfo } from "node:net";
import { isPublicAddress } from "@/lib/shared/public-address";
import { createMediaSource, type MediaSource, readAll } from "./media";

const FILE = Buffer.from("a picture of a sunrise");
let server: http.Server;
let port: number;
let reached = 0;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    reached += 1;
    if (request.url === "/moved") return response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    const asked = /^\/(4\d\d|5\d\d)$/.exec(request.url ?? "")?.[1];
    if (asked) return response.writeHead(Number(asked)).end();
    if (request.url === "/page") return response.writeHead(200, { "content-type": "text/html" }).end("<p>");
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
    const isPartial = from > 0 && request.url !== "/whole";
    const bytes = isPartial ? FILE.subarray(from) : FILE;
    response
      .writeHead(isPartial ? 206 : 200, { "content-type": "image/png", "content-length": bytes.length })
      .end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/**
 * Reaches the local server in place of any name, over plain HTTP. Unless overridden, the product's own rule decides
 * whether that's allowed.
 */
function source(found: readonly string[], isPublic?: (address: string) => boolean): MediaSource {
  const lookup = ((_: string, __: object, done: (error: null, all: object[]) => void) =>
    done(
      null,
      found.map((address) => ({ address, family: 4 })),
    )) as unknown as typeof import("node:dns").lookup;
  const get = ((url: URL, options: http.RequestOptions, done: (answer: http.IncomingMessage) => void) =>
    http.get(
      { ...options, hostname: url.hostname, path: url.pathname, port },
      done,
    )) as typeof import("node:https").get;
  return createMediaSource({ lookup, get, ...(isPublic ? { isPublic } : {}) });
}

const anywhere = () => source(["127.0.0.1"], () => true);
const wanted = { kind: "image" as const, mostBytes: 1000 };

it("reads a file whole, and from an offset whether its server knows that or not", async () => {
  const media = await anywhere()("https://media.example.org/file", wanted);
  expect([media.type, media.length]).toEqual(["image/png", FILE.length]);
  expect(await readAll(media)).toEqual(FILE);
  for (const path of ["/file", "/whole"]) {
    const rest = await anywhere()(`https://media.example.org${path}`, { ...wanted, from: 10 });
    expect(rest.length).toBe(FILE.length);
    expect((await readAll(rest)).toString()).toBe(FILE.subarray(10).toString());
  }
});

it.each([
  [404, "refused"],
  [408, "away"],
  [425, "away"],
  [429, "away"],
  [503, "away"],
])("where the media's server answers %i the post is %s", async (status, kind) => {
  await expect(anywhere()(`https://media.example.org/${status}`, wanted)).rejects.toMatchObject({ kind });
});

it.each([
  ["http://media.example.org/a.png", "https"],
  ["https://user:secret@media.example.org/a.png", "https"],
  ["file:///etc/passwd", "https"],
  ["https://127.0.0.1/a.png", "public"],
  ["https://[::1]/a.png", "public"],
  ["https://[::ffff:10.0.0.1]/a.png", "public"],
])("never asks %s", async (address, why) => {
  const before = reached;
  const asking = source(["127.0.0.1"])(address, wanted);
  await expect(asking).rejects.toMatchObject({ kind: "refused", reason: expect.stringContaining(why) });
  expect(reached).toBe(before);
});

it("a name that leads behind the wall is refused, also when only one of its addresses does", async () => {
  const before = reached;
  for (const found of [["127.0.0.1"], ["93.184.216.34", "10.0.0.5"], []]) {
    const asking = source(found)("https://rebinding.example.org/a.png", wanted);
    await expect(asking).rejects.toMatchObject({ kind: "refused", reason: expect.stringContaining("public") });
  }
  expect(reached).toBe(before);
});

it.each([
  ["/moved", wanted, "answers 302"],
  ["/page", wanted, "no image"],
  ["/file", { ...wanted, mostBytes: 5 }, "larger"],
])("refuses what stands at %s", async (path, asked, why) => {
  const asking = anywhere()(`https://media.example.org${path}`, asked);
  await expect(asking).rejects.toMatchObject({ kind: "refused", reason: expect.stringContaining(why) });
});

it("knows which addresses are public", () => {
  const closed = ["10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"];
  const closed6 = ["::1", "fe80::1", "fc00::1", "2001:db8::1", "2002:7f00:1::", "::ffff:127.0.0.1", "64:ff9b::7f00:1"];
  const odd = ["4000::1", "::8.8.8.8", "fe80::1%eth0.1", "2606:4700::1111%eth0.1", "0x7f.1", "010.8.8.8", "8.8.8"];
  expect([...closed, ...closed6, ...odd, "no address"].filter(isPublicAddress)).toEqual([]);
  expect(["93.184.216.34", "2606:4700::1111"].filter(isPublicAddress)).toHaveLength(2);
});
