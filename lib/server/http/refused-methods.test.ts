import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { refuseMethods } from "./refused-methods";

let server: Server;
const emit = Object.getPrototypeOf(createServer()).emit;

beforeAll(async () => {
  refuseMethods();
  server = createServer((_, response) => response.end("answered"));
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
});
afterAll(() => {
  Object.getPrototypeOf(createServer()).emit = emit;
  server.close();
});

const statusOf = (method: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, host: "127.0.0.1", method }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on("error", reject).end();
  });

it("answers a method that echoes with 405 and lets every other one through", async () => {
  expect(await statusOf("TRACE")).toBe(405);
  for (const method of ["GET", "POST", "OPTIONS"]) expect(await statusOf(method)).toBe(200);
});
