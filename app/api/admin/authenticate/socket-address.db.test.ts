import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { env } from "@/lib/server/env";
import { watchIncoming } from "@/lib/server/http/incoming";
import { PEER_HEADER } from "@/lib/server/http/peer";
import { type SignedIn, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET as health } from "../../health/route";
import { GET as analytics } from "../analytics/route";
import { POST } from "./route";

const emit = Object.getPrototypeOf(createServer()).emit;
const trust = (proxy: boolean | undefined) => Object.assign(env(), { TRUST_PROXY: proxy });
let server: Server;
let port: number;

beforeAll(async () => {
  watchIncoming();
  server = createServer(async (incoming, outgoing) => {
    const headers = incoming.headers as Record<string, string>;
    // The framework adds this one where no proxy did.
    headers["x-forwarded-for"] ??= incoming.socket.remoteAddress ?? "";
    const body = Buffer.concat(await incoming.toArray());
    const asked = new Request("http://localhost:3000/api/admin/authenticate", { method: "POST", headers, body });
    outgoing.writeHead((await POST(asked, { params: Promise.resolve({}) })).status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
beforeEach(async () => {
  await query("DELETE FROM pin_tries");
  // Reset the proxy state that the previous test left in the process.
  delete (globalThis as { willowProxies?: unknown }).willowProxies;
  trust(undefined);
  jest.restoreAllMocks();
});
afterAll(() => {
  Object.getPrototypeOf(createServer()).emit = emit;
  server.close();
});

/** `from` is an address in this machine's loopback network. */
async function enter({ cookie }: SignedIn, pin: string, { from = "127.0.0.1", headers = {} } = {}) {
  const more = { host: "localhost:3000", "content-type": "application/json", cookie };
  const sent = request({
    port,
    host: "127.0.0.1",
    localAddress: from,
    method: "POST",
    headers: { ...more, ...headers },
  });
  sent.end(JSON.stringify({ pin }));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

it("ADMN-07 API-48 five wrong ones over the network close the door for everybody at that socket's address", async () => {
  const [one, other] = [await signIn(), await signIn()];
  const pin = process.env.ADMIN_PIN ?? "";
  for (let at = 0; at < 5; at += 1) {
    const headers = { "x-forwarded-for": `203.0.113.${at}`, [PEER_HEADER]: `203.0.113.${at}` };
    expect(await enter(one, "000000", { headers })).toBe(401);
  }
  expect(await enter(other, pin)).toBe(429);
  expect(await enter(other, pin, { from: "127.0.0.2" })).toBe(200);
});

it("ADMN-07 behind a proxy that nobody named, a stranger's wrong PINs close the door on no one who holds a role", async () => {
  const [stranger, other, clinician] = [await signIn(), await signIn(), await signIn({ isClinician: true })];
  const pin = process.env.ADMIN_PIN ?? "";
  const through = (from: string) => ({ headers: { "x-forwarded-for": from } });
  for (let at = 0; at < 5; at += 1) expect(await enter(stranger, "000000", through("198.51.100.1"))).toBe(401);
  expect(await enter(other, pin, through("198.51.100.2"))).toBe(429);
  expect(await enter(clinician, pin, through("198.51.100.3"))).toBe(200);
  for (let at = 0; at < 5; at += 1) expect(await enter(clinician, "000000", through("198.51.100.3"))).toBe(401);
  expect(await enter(clinician, pin, through("198.51.100.3"))).toBe(429);
});

it("ADMN-07 where nothing stands in front, five wrong ones from an address bind those with a role too", async () => {
  const [stranger, clinician] = [await signIn(), await signIn({ isClinician: true })];
  for (let at = 0; at < 5; at += 1) expect(await enter(stranger, "000000")).toBe(401);
  expect(await enter(clinician, process.env.ADMIN_PIN ?? "")).toBe(429);
});

it("ADMN-07 where the operator says that nothing stands in front, the header lets nobody past the limit of an address", async () => {
  trust(false);
  const [stranger, clinician] = [await signIn(), await signIn({ isClinician: true })];
  const headers = { "x-forwarded-for": "198.51.100.1" };
  for (let at = 0; at < 5; at += 1) expect(await enter(stranger, "000000", { headers })).toBe(401);
  expect(await enter(clinician, process.env.ADMIN_PIN ?? "", { headers })).toBe(429);
});

it("a proxy that nobody named is told to the log and to staff who came through it, and to no stranger", async () => {
  const lines: string[] = [];
  jest.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const staff = await signInStaff();
  const warnings = () => lines.filter((line) => line.includes('"proxy-not-trusted"')).length;
  const through = { "x-forwarded-for": "198.51.100.1" };
  await enter(staff, "000000");
  await enter(staff, "000000", { headers: { "x-forwarded-for": "127.0.0.1" } });
  expect(warnings()).toBe(0);
  for (let at = 0; at < 2; at += 1) await enter(staff, "000000", { headers: through });
  expect(warnings()).toBe(1);
  expect((await ask(health)).json()).not.toHaveProperty("proxy");
  const shown = async (headers: Record<string, string>) =>
    (await ask(analytics, { ...staff, headers: { ...staff.headers, [PEER_HEADER]: "127.0.0.1", ...headers } })).json()
      .hasUnnamedProxy;
  expect(await shown(through)).toBe(true);
  expect(await shown({})).toBe(false);
  trust(false);
  expect(await shown(through)).toBe(false);
});
