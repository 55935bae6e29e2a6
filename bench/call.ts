import { Agent, request } from "node:http";

/** One HTTP request. */
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
  /** `performance.now()` at the first and the last byte of the body. */
  readonly firstByte: number;
  readonly lastByte: number;
}

/** Connections are kept alive, one for each request in progress. */
const agent = new Agent({
  keepAlive: true,
  maxSockets: Number.POSITIVE_INFINITY,
  scheduling: "lifo",
});

/** @param heard receives each part of the body as it arrives */
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
    // The server may close an idle connection in the moment we reuse it (Node's documentation,
    // `reusedSocket`).
    asked.on("error", (error: NodeJS.ErrnoException) =>
      asked.reusedSocket && error.code === "ECONNRESET"
        ? resolve(send(call, heard))
        : reject(error),
    );
    asked.end(body);
  });
}

export const closeConnections = (): void => agent.destroy();
