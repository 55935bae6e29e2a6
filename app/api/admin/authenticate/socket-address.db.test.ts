import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { watchIncoming } from "@/lib/server/http/incoming";
import { PEER_HEADER } from "@/lib/server/http/peer";
import { give, requestOf } from "@/serving/carry.mjs";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
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
beforeEach(() => query("DELETE FROM pin_tries"));
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
