import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { watchIncoming } from "@/lib/server/http/incoming";
import { PEER_HEADER } from "@/lib/server/http/peer";
import { give, requestOf } from "@/serving/carry.mjs";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET as health } from "../../health/route";
import { POST } from "./route";

const emit = Object.getPrototypeOf(createServer()).emit;
let server: Server;
let port: number;

beforeAll(async () => {
  watchIncoming();
  server = createServer(async (incoming, outgoing) => {
    const asked = requestOf(incoming, "localhost:3000", (work) => void work());
    await give(await POST(asked, { params: Promise.resolve({}) }), outgoing, undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
beforeEach(async () => {
  await query("DELETE FROM pin_tries");
  // What one test showed of the process would answer for the next.
  delete (globalThis as { willowUnnamedProxy?: true }).willowUnnamedProxy;
});
afterAll(() => {
  Object.getPrototypeOf(createServer()).emit = emit;
  server.close();
});

/** `from` is an address of this machine's own loopback network. */
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

it("a proxy that nobody named is logged once, and /api/health says it; the framework's own header is no proxy's", async () => {
  const lines: string[] = [];
  const said = jest.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const who = await signIn();
  const tell = async () => [lines.filter((line) => line.includes('"proxy-not-trusted"')).length, await proxyAtHealth()];
  const proxyAtHealth = async () => (await ask(health)).json().proxy;
  await enter(who, "000000");
  await enter(who, "000000", { headers: { "x-forwarded-for": "127.0.0.1" } });
  expect(await tell()).toEqual([0, undefined]);
  await enter(who, "000000", { headers: { "x-forwarded-for": "198.51.100.1" } });
  await enter(who, "000000", { headers: { "x-forwarded-for": "198.51.100.2, 10.0.0.9" } });
  expect(await tell()).toEqual([1, "not-trusted"]);
  said.mockRestore();
});
