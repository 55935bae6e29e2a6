import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { TIERS } from "@/lib/features/billing/tiers";
import { lookupKeyOf, PAID_TIERS } from "@/lib/shared/tiers";
import { CALLS, callOf, OPEN_CALLS } from "./calls";
import { createControls, type LocalStripe } from "./controls";
import { deliverTo } from "./deliver";
import { expanded } from "./expand";
import { readForm } from "./form";
import { type Answer, createIdempotency } from "./idempotency";
import { settleIntent } from "./intents";
import { createLedger } from "./ledger";
import { invalid, Problem } from "./problem";
import type { Price } from "./records";
import { type Fault, LOCAL_KEYS, type Recorded } from "./settings";

/**
 * A real HTTP server that behaves as docs.stripe.com says, as far as the product uses it: keys,
 * form bodies checked for unknown and missing fields, idempotency, expansion, cards that fail,
 * periods that pass, and signed events.
 */
export async function startLocalStripe(port = 0): Promise<LocalStripe> {
  const ledger = createLedger();
  const idempotency = createIdempotency();
  const requests: Recorded[] = [];
  const faults: Fault[] = [];
  const deliveries = deliverTo(ledger, LOCAL_KEYS.webhookSecret);
  for (const tier of PAID_TIERS) {
    const price = TIERS.find(({ id }) => id === tier)?.price ?? 0;
    ledger.add<Price>({
      ...{ id: ledger.newId("price"), object: "price", active: true, currency: "usd", unit_amount: price * 100 },
      lookup_key: lookupKeyOf(tier),
      recurring: { interval: "month", interval_count: 1 },
    });
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const controls = createControls({ ledger, base, requests, faults, deliveries, close: () => closeServer(server) });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", base);
    const text = await readText(request);
    if (request.method === "OPTIONS") return send(response, { status: 204, body: null });
    if (url.pathname.startsWith("/_test/")) return test(request, response, url, text);
    const fault = faults.shift();
    if (fault === "silence") return;
    if (typeof fault === "object") return send(response, refusedWith(fault));
    const answer = await answerTo(request, url, text).catch(problemAnswer);
    if (fault === "lost") return void response.destroy();
    send(response, answer);
  }

  async function answerTo(request: IncomingMessage, url: URL, text: string): Promise<Answer> {
    const method = request.method ?? "GET";
    const called = callOf(method, url.pathname);
    if (!called) throw invalid(`Unrecognized request URL (${method}: ${url.pathname}).`);
    const fields = readForm(method === "GET" ? url.search.slice(1) : text);
    requireKey(request, called.name, typeof fields.key === "string" ? fields.key : null);
    const key = method === "POST" ? (request.headers["idempotency-key"]?.toString() ?? null) : null;
    requests.push({ call: called.name, fields, idempotencyKey: key });
    const { expand, ...rest } = browserFieldsDropped(called.name, fields);
    const work = async (): Promise<Answer> => {
      try {
        // Responds after a moment, so that simultaneous requests overlap.
        await new Promise((resolve) => setImmediate(resolve));
        const made = CALLS[called.name]?.({ ledger, fields: rest, id: called.id, base });
        return { status: 200, body: expanded(ledger, shown(made), expand) };
      } catch (error) {
        return problemAnswer(error);
      }
    };
    return key === null ? work() : idempotency.once(key, `${url.pathname}\n${text}`, work);
  }

  /** A bank's pages, and the controls over HTTP for tests in another process. */
  async function test(_: IncomingMessage, response: ServerResponse, url: URL, text: string): Promise<void> {
    const [, , name = "", id = ""] = url.pathname.split("/");
    if (name === "authorise") {
      const thing = ledger.find(id);
      if (thing?.object !== "setup_intent" && thing?.object !== "payment_intent")
        return void response.writeHead(404).end();
      settleIntent(ledger, thing);
      const back = new URL(url.searchParams.get("return_url") ?? base);
      back.searchParams.set(thing.object, thing.id);
      back.searchParams.set(`${thing.object}_client_secret`, thing.client_secret);
      back.searchParams.set("redirect_status", "succeeded");
      return void response.writeHead(302, { location: back.href }).end();
    }
    send(response, { status: 200, body: await controls.overHttp(name, JSON.parse(text || "{}")) });
  }

  return controls;
}

/** Fields that Stripe's script sends in addition to the actual ones. */
const BROWSER_FIELDS = ["key", "_stripe_version", "use_stripe_sdk", "expected_payment_method_type", "referrer"];

const browserFieldsDropped = (call: string, fields: ReturnType<typeof readForm>) =>
  OPEN_CALLS.includes(call)
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => !BROWSER_FIELDS.includes(name)))
    : fields;

/** Removes the fields that only `expand` shows. */
function shown(made: unknown): unknown {
  if (Array.isArray(made)) return made.map(shown);
  if (typeof made !== "object" || made === null) return made;
  if ("data" in made && Array.isArray(made.data)) return { ...made, data: made.data.map(shown) };
  if ("object" in made && made.object === "invoice" && "confirmation_secret" in made) {
    const { confirmation_secret, ...rest } = made;
    return rest;
  }
  return made;
}

function requireKey(request: IncomingMessage, call: string, inBody: string | null): void {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? inBody;
  if (given === LOCAL_KEYS.secretKey) return;
  if (given === LOCAL_KEYS.publishableKey && OPEN_CALLS.includes(call)) return;
  throw new Problem(401, { type: "invalid_request_error", message: "Invalid API Key provided." });
}

const refusedWith = ({ status, message = "An error on Stripe's side." }: Exclude<Fault, string>): Answer => ({
  status,
  body: { error: { type: "api_error", message } },
});

function problemAnswer(error: unknown): Answer {
  if (error instanceof Problem) return { status: error.status, body: { error: error.body } };
  return { status: 500, body: { error: { type: "api_error", message: String(error) } } };
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

function send(response: ServerResponse, { status, body, replayed }: Answer): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "*",
    "access-control-allow-methods": "GET, POST, DELETE, OPTIONS",
    ...(replayed ? { "idempotent-replayed": "true" } : {}),
  });
  response.end(body === null ? undefined : JSON.stringify(body));
}

function closeServer(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}
