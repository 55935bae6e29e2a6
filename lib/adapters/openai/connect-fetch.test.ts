import http from "node:http";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { connectFetch } from "./connect-fetch";

it("gives up on a connection that is not made in time", async () => {
  // TLS to a server that accepts but never completes the handshake, so the connection is never made.
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  await expect(connectFetch(30, 1_000)(`https://127.0.0.1:${port}/`)).rejects.toThrow("connect timeout");
  silent.close();
});

it("CHAT-20 breaks off a body that is too long, and the connection with it", async () => {
  let gone: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    gone = resolve;
  });
  const flood = http.createServer((_, response) => {
    response.on("close", gone);
    const pour = () => {
      while (response.write("x".repeat(500)));
      response.once("drain", pour);
    };
    pour();
  });
  await new Promise<void>((resolve) => flood.listen(0, "127.0.0.1", resolve));
  const { port } = flood.address() as AddressInfo;
  const response = await connectFetch(1_000, 1_000)(`http://127.0.0.1:${port}/`);
  await expect(response.text()).rejects.toThrow("answer too long");
  await left;
  flood.close();
});
