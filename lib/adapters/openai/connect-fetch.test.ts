import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { connectFetch } from "./connect-fetch";

it("gives up on a connection that is not made in time", async () => {
  // TLS towards a server that accepts and never shakes hands: the connection is never complete.
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  await expect(connectFetch(30)(`https://127.0.0.1:${port}/`)).rejects.toThrow("connect timeout");
  silent.close();
});
