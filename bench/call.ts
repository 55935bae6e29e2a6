import { Agent, request } from "node:http";

/** One request as it goes over the wire. */
export interface Call {
  readonly port: number;
  readonly path: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** Moments of `performance.now()`: the first byte of the body, and its last. */
  readonly firstByte: number;
  readonly lastByte: number;
}

/** Connections stay open, and there are as many as requests under way. */
const agent = new Agent({
  keepAlive: true,
  maxSockets: Number.POSITIVE_INFINITY,
  scheduling: "lifo",
});

/** @param heard is told each part of the body as it arrives */
export function send(call: Call, heard: (part: string) => void = () => undefined): Promise<Answer> {
  const { port, path, method = "GET", headers = {}, body } = call;
  return new Promise((resolve, reject) => {
    const length: Record<string, number> =
      body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const asked = request(
      { agent, host: "127.0.0.1", port, path, method, headers: { ...headers, ...length } },
      (answer) => {
        const parts: Buffer[] = [];
        let firstByte = 0;
        answer.on("data", (part: Buffer) => {
          firstByte ||= performance.now();
          parts.push(part);
          heard(part.toString("utf8"));
        });
        answer.on("error", reject);
        answer.on("end", () => {
          const lastByte = performance.now();
          const text = Buffer.concat(parts).toString("utf8");
          const { statusCode: status = 0, headers } = answer;
          resolve({ status, headers, text, firstByte: firstByte || lastByte, lastByte });
        });
      },
    );
    // The server may close a connection that was idle in the moment in which we take it again
    // (Node's documentation, `reusedSocket`).
    asked.on("error", (error: NodeJS.ErrnoException) =>
      asked.reusedSocket && error.code === "ECONNRESET"
        ? resolve(send(call, heard))
        : reject(error),
    );
    asked.end(body);
  });
}

export const closeConnections = (): void => agent.destroy();
