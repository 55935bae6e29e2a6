import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { answer } from "@/lib/server/http/answers";
import { readBody } from "@/lib/server/http/body";
import { afterwardsOf } from "@/lib/server/http/own-server";
import { createAfterwards } from "./afterwards.mjs";
import { give, requestOf } from "./carry.mjs";

type Handle = (request: Request) => Promise<Response> | Response;

let server: Server;
let port: number;
let handle: Handle;
const failures: unknown[] = [];
const afterwards = createAfterwards((error) => failures.push(error));

beforeAll(async () => {
  server = createServer(async (incoming, outgoing) => {
    const left = afterwards.forRequest();
    const response = await left.hold((async () => handle(requestOf(incoming, `localhost:${port}`, left.take)))());
    await give(response, outgoing, incoming.headers["accept-encoding"]);
  });
  server.listen(0);
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string;
}

/** Uses raw HTTP: `fetch` would decompress responses and merge their cookies. */
async function ask({
  method = "GET",
  headers = {},
  body,
}: Asked = {}): Promise<{ from: IncomingMessage; bytes: Buffer }> {
  const asked = request({ port, method, path: "/api/mood?limit=3", headers });
  asked.end(body);
  const [from] = (await once(asked, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of from) parts.push(part as Buffer);
  return { from, bytes: Buffer.concat(parts) };
}

describe("what is asked", () => {
  it("arrives with its method, address, headers and body", async () => {
    handle = async (asked) =>
      answer(
        { method: asked.method, url: asked.url, body: await readBody(asked), cookie: asked.headers.get("cookie") },
        200,
      );
    const headers = { "content-type": "application/json", cookie: ["a=1", "b=2"] };
    const { bytes } = await ask({ method: "POST", headers, body: '{"mood":"sad"}' });
    expect(JSON.parse(bytes.toString())).toEqual({
      method: "POST",
      url: `http://localhost:${port}/api/mood?limit=3`,
      body: { text: '{"mood":"sad"}', value: { mood: "sad" } },
      cookie: "a=1; b=2",
    });
  });

  it("names the nearest address where no proxy has named one, and keeps what a proxy named", async () => {
    handle = ({ headers, url }) => answer([headers.get("x-forwarded-for"), new URL(url).protocol], 200);
    const plain = await ask();
    expect(JSON.parse(plain.bytes.toString())).toEqual([expect.stringMatching(/127\.0\.0\.1|::1/), "http:"]);
    const headers = { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" };
    expect(JSON.parse((await ask({ headers })).bytes.toString())).toEqual(["203.0.113.7", "https:"]);
  });

  it("is refused by its length before it is taken in, and the connection still answers", async () => {
    handle = async (asked) => {
      const refused = await readBody(asked).catch((error: Error) => error);
      return answer({ refused: refused instanceof Error && refused.message }, 413);
    };
    const body = "x".repeat(300_000);
    const { from, bytes } = await ask({ method: "POST", body });
    expect(from.statusCode).toBe(413);
    expect(bytes.toString()).toContain("more than can be sent at once");
  });
});

describe("what is answered", () => {
  it("has its status and headers, each cookie for itself, and those of every call", async () => {
    handle = () => {
      const response = answer({ id: 1 }, 201, { "x-request-id": "7" });
      response.headers.append("set-cookie", "a=1");
      response.headers.append("set-cookie", "b=2");
      return response;
    };
    const { from, bytes } = await ask();
    expect(from.statusCode).toBe(201);
    expect(from.headers).toMatchObject({
      "content-type": "application/json",
      "content-length": "8",
      "cache-control": "private, no-store",
      "x-request-id": "7",
      "x-content-type-options": "nosniff",
      "permissions-policy": expect.stringContaining("microphone=(self)"),
      "set-cookie": ["a=1", "b=2"],
    });
    expect(bytes.toString()).toBe('{"id":1}');
  });

  it("keeps each cookie where a header was set before, and says once what every call says", async () => {
    handle = () => {
      const response = answer({ id: 1 }, 200, { "referrer-policy": "no-referrer" });
      response.headers.append("set-cookie", "a=1");
      response.headers.append("set-cookie", "b=2");
      return response;
    };
    server.once("request", (_, outgoing) => outgoing.setHeader("connection", "close"));
    const { from } = await ask();
    expect(from.headers).toMatchObject({ connection: "close", "set-cookie": ["a=1", "b=2"] });
    expect(from.rawHeaders.filter((name) => name.toLowerCase() === "referrer-policy")).toHaveLength(1);
  });

  it("has no length to wait for where a refusal says nothing", async () => {
    handle = () => new Response(null, { status: 405 });
    const { from } = await ask();
    expect(from.headers).toMatchObject({ "content-length": "0" });
  });

  it("is empty where nothing is said", async () => {
    handle = () => new Response(null, { status: 304, headers: { etag: 'W/"1"' } });
    const { from, bytes } = await ask();
    expect([from.statusCode, from.headers.etag, bytes.length]).toEqual([304, 'W/"1"', 0]);
  });

  it.each([
    ["packed for whoever takes it so", "br, gzip", "gzip"],
    ["plain for whoever does not", "gzip;q=0, br", undefined],
    ["plain for whoever says nothing", undefined, undefined],
  ])("is %s", async (_, accepted, encoding) => {
    const long = { notes: "ä".repeat(2_000) };
    handle = () => answer(long, 200);
    const { from, bytes } = await ask(accepted ? { headers: { "accept-encoding": accepted } } : {});
    expect(from.headers["content-encoding"]).toBe(encoding);
    expect(from.headers.vary).toBe("Accept-Encoding");
    expect(JSON.parse((encoding ? gunzipSync(bytes) : bytes).toString())).toEqual(long);
  });

  it("comes piece by piece where it is a stream, and the stream hears that its reader has gone", async () => {
    let cancelled: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => {
      cancelled = resolve;
    });
    handle = () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode("event: accepted\n\n")),
          cancel: () => cancelled(),
        }),
        { headers: { "content-type": "text/event-stream" } },
      );
    const asked = request({ port, path: "/api/chat/message" });
    asked.end();
    const [from] = (await once(asked, "response")) as [IncomingMessage];
    const [first] = (await once(from, "data")) as [Buffer];
    expect(first.toString()).toBe("event: accepted\n\n");
    asked.destroy();
    await gone;
  });
});

it("begins what is left to be done when the handler has answered, and is not done before that is", async () => {
  const order: string[] = [];
  handle = (asked) => {
    afterwardsOf(asked)?.(async () => {
      order.push("begun");
      await new Promise((resolve) => setImmediate(resolve));
      order.push("done");
    });
    order.push("answered");
    return answer({}, 200);
  };
  await ask();
  await afterwards.done();
  expect(order).toEqual(["answered", "begun", "done"]);
});

it("begins it while a long answer is still being spoken, and at once what is left from then on", async () => {
  const order: string[] = [];
  let say: (text: string) => void = () => undefined;
  let left: ((work: () => Promise<void>) => void) | undefined;
  handle = (asked) => {
    left = afterwardsOf(asked);
    left?.(async () => {
      order.push("alert");
      say("end");
    });
    return new Response(
      new ReadableStream({
        start: (controller) => {
          say = (text) => {
            left?.(async () => void order.push("later"));
            controller.enqueue(new TextEncoder().encode(text));
            controller.close();
          };
        },
      }),
    );
  };
  const { bytes } = await ask();
  expect([bytes.toString(), order]).toEqual(["end", ["alert", "later"]]);
});

it("waits for a handler whose caller has gone, and says what failed in what was left", async () => {
  const order: string[] = [];
  const left = afterwards.forRequest();
  const answering = (async () => {
    await new Promise((resolve) => setImmediate(resolve));
    left.take(async () => {
      order.push("alert");
      throw new Error("no mail server");
    });
    order.push("stored");
  })();
  left.hold(answering);
  await afterwards.done();
  expect([order, failures]).toEqual([["stored", "alert"], [new Error("no mail server")]]);
});
