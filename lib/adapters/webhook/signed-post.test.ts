import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { createSignedPost } from "./signed-post";

const SECRET = "a-shared-secret-of-the-test";

/** A receiver on loopback that responds as told and stores what it got. */
async function receiver(answer: { status: number; location?: string } | "silence") {
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    got.push({ headers: request.headers, body });
    if (answer === "silence") return;
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, got, close };
}

it("signs what it sends, so that the receiver can check it", async () => {
  const { url, got, close } = await receiver({ status: 204 });
  await createSignedPost({ url, secret: SECRET }).post({ type: "incident.created", incidentId: "i" }, "o");
  close();
  const [{ headers, body } = { headers: {}, body: "" }] = got;
  expect(JSON.parse(body)).toEqual({ id: "o", type: "incident.created", incidentId: "i" });
  const [, at = "", signature] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(headers["x-willow-signature"])) ?? [];
  expect(signature).toBe(createHmac("sha256", SECRET).update(`${at}.${body}`).digest("hex"));
  expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60);
});

it.each([
  { status: 500 },
  { status: 404 },
  { status: 302, location: "https://elsewhere.example/" },
  "silence" as const,
])("throws on %j, so that the outbox tries again", async (answer) => {
  const { url, close } = await receiver(answer);
  await expect(createSignedPost({ url, secret: SECRET, timeoutMs: 200 }).post({ type: "x" }, "o")).rejects.toThrow();
  close();
});
