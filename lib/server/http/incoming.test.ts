import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { watchIncoming } from "./incoming";
import { PEER_HEADER } from "./peer";

let server: Server;
const emit = Object.getPrototypeOf(createServer()).emit;

beforeAll(async () => {
  watchIncoming();
  server = createServer(({ headers }, response) =>
    response.end(headers["x-nonce"] ?? headers["x-middleware-subrequest"] ?? headers[PEER_HEADER]),
  );
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
});
afterAll(() => {
  Object.getPrototypeOf(createServer()).emit = emit;
  server.close();
});

async function ask(method: string, headers = {}): Promise<{ status: number | undefined; text: string }> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", method, headers }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, text: (await answer.toArray()).join("") };
}

it("answers a method that echoes with 405 and lets every other one through", async () => {
  expect((await ask("TRACE")).status).toBe(405);
  for (const method of ["GET", "POST", "OPTIONS"]) expect((await ask(method)).status).toBe(200);
});

it("ADMN-07 names the other end of the socket, and takes nobody's word for it", async () => {
  expect(await ask("GET", { [PEER_HEADER]: "203.0.113.7" })).toEqual({ status: 200, text: "127.0.0.1" });
});

it.each(["x-nonce", "x-middleware-subrequest"])("drops %s, which only the service may set", async (name) => {
  expect((await ask("GET", { [name]: "forged" })).text).toBe("127.0.0.1");
});
