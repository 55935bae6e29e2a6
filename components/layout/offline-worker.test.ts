import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { firstAid } from "@/scripts/lib/public-scripts.mjs";

const SOURCE = readFileSync("public/sw.js", "utf8");
const PARTS = ["html", "css", "js"].map((ending) => `/offline.${ending}`);
const FILES = [...PARTS, "/offline-device.js", "/offline-tools.js", "/offline-mood.js", "/first-aid.js", "/icon.svg"];
const HERE = "https://willow.example";
const OFFLINE = "the page for hours without a network";

type Handler = (event: object) => void;
type Answer = Response | Error;

/** Runs the worker as a browser does, with a fake network and cache. */
function worker(network: () => Answer) {
  const handlers = new Map<string, Handler>();
  const kept = new Map<string, string[]>([["willow-offline-old", []]]);
  const preload = { enable: jest.fn(), disable: jest.fn() };
  const fetch = jest.fn(async () => {
    const answer = network();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const caches = {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => ({
      addAll: async (requests: Request[]) =>
        kept.set(
          name,
          requests.map(({ url }) => new URL(url).pathname),
        ),
    }),
    match: async (file: string, { cacheName }: { cacheName: string }) =>
      kept.get(cacheName)?.includes(file) ? new Response(OFFLINE) : undefined,
  };
  class OwnRequest extends Request {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, HERE), init);
    }
  }
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
    registration: { navigationPreload: preload },
    location: { origin: HERE },
  };
  runInNewContext(SOURCE, { self, caches, fetch, URL, TypeError, Response, Request: OwnRequest });

  async function raise(name: "install" | "activate"): Promise<void> {
    const work: Promise<unknown>[] = [];
    handlers.get(name)?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  }

  /** The worker's response; undefined if it leaves the request to the browser. */
  function ask(path: string, { method = "GET", mode = "navigate" } = {}): Promise<Response> | undefined {
    let answer: Promise<Response> | undefined;
    const request = { url: new URL(path, HERE).href, method, mode };
    handlers.get("fetch")?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer;
  }

  return { ask, raise, fetch, kept, preload };
}

const away = () => new TypeError("Failed to fetch");

async function installed(network: () => Answer) {
  const standing = worker(network);
  await standing.raise("install");
  await standing.raise("activate");
  return standing;
}

describe("the worker for hours without a network", () => {
  it("keeps only the files it names, none of them a person's, and drops the ones of an older version", async () => {
    const { kept } = await installed(away);
    expect([...kept.values()]).toEqual([FILES]);
  });

  it("is a new version whenever one of its files is", async () => {
    const hash = createHash("sha256");
    for (const file of FILES) hash.update(file === "/first-aid.js" ? await firstAid() : readFileSync(`public${file}`));
    expect(/const KIT = "willow-offline-(\w+)"/.exec(SOURCE)?.[1]).toBe(hash.digest("hex").slice(0, 10));
  });

  it.each([
    ["a page", new Response("page", { status: 200 })],
    ["the sign-in notice", new Response("401", { status: 401 })],
    ["a failure of the server", new Response("down", { status: 503 })],
    ["a redirect", { type: "opaqueredirect", status: 0 } as Response],
  ])("ROUTE-08 shows what the network answers, be it %s", async (_, answer) => {
    const { ask, fetch } = await installed(() => answer);
    expect(await ask("/certificates")).toBe(answer);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("shows the page for it when no answer came at all", async () => {
    const { ask } = await installed(away);
    expect(await (await ask("/safety-plan"))?.text()).toBe(OFFLINE);
    expect(await (await ask("/offline.js", { mode: "no-cors" }))?.text()).toBe(OFFLINE);
  });

  it("CHAT-19 has the crisis detector at once where it lies, whatever the network does", async () => {
    const { ask, kept, fetch } = await installed(away);
    kept.set("willow-detector", ["/offline-detector.js"]);
    expect(await (await ask("/offline-detector.js", { mode: "no-cors" }))?.text()).toBe(OFFLINE);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("leaves a load that was stopped what it is", async () => {
    const { ask } = await installed(() => Object.assign(new Error("stopped"), { name: "AbortError" }));
    await expect(ask("/dashboard")).rejects.toThrow("stopped");
  });

  it.each([
    ["/api/login", {}],
    ["/api/auth/callback/oidc?code=1", {}],
    ["/auth/callback", {}],
    ["/api/safety-plan", { mode: "cors" }],
    ["/chat", { method: "POST" }],
    ["/dashboard?_rsc=1", { mode: "cors" }],
    ["/_next/static/chunks/a.js", { mode: "no-cors" }],
    ["https://findtreatment.gov/", {}],
  ])("ROUTE-17 has its hands off %s", async (path, how) => {
    const { ask, fetch } = await installed(away);
    expect(ask(path, how)).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it("ROUTE-17 never asks for a preload: what it leaves alone would be sent twice", async () => {
    const { preload } = await installed(away);
    expect(preload.enable).not.toHaveBeenCalled();
    expect(preload.disable).toHaveBeenCalled();
  });
});
