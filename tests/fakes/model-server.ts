import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { OWN_QUESTION } from "@/lib/adapters/openai/own-question";

/** How the server treats the next request. */
export type ModelMode =
  | { readonly kind: "ok"; readonly chunks?: readonly string[] }
  /** Accepts the request and never answers. */
  | { readonly kind: "hang" }
  /** Sends the first `chunks`, then falls silent with the connection open. */
  | { readonly kind: "stall"; readonly chunks?: readonly string[] }
  /** Pauses before each chunk. */
  | { readonly kind: "slow"; readonly delayMs: number; readonly chunks?: readonly string[] }
  | { readonly kind: "status"; readonly status: number }
  /** Valid HTTP, but an HTML page instead of a stream. */
  | { readonly kind: "html" }
  /** An event stream whose data isn't JSON. */
  | { readonly kind: "garbage" }
  /** Some text, then a connection reset. */
  | { readonly kind: "half-stream-reset"; readonly chunks?: readonly string[] }
  /** Some text, then a clean end without the closing event. */
  | { readonly kind: "half-stream-end"; readonly chunks?: readonly string[] }
  /** Everything in a single write, however many chunks there are. */
  | { readonly kind: "burst"; readonly chunks: readonly string[] }
  /** One line that never ends. */
  | { readonly kind: "endless-line" }
  | { readonly kind: "empty" };

/** Sent exactly as given, in these parts. */
export interface RawAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly parts: readonly string[];
}

export interface RecordedRequest {
  readonly path: string;
  readonly authorization: string | null;
  readonly body: {
    readonly model: string;
    readonly max_tokens?: number;
    readonly max_completion_tokens?: number;
    readonly stream?: boolean;
    readonly response_format?: unknown;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

export interface ModelServer {
  /** For `OPENAI_BASE_URL`. */
  readonly baseUrl: string;
  readonly requests: readonly RecordedRequest[];
  /**
   * The product's own test question on how the server marks its thinking. Of the methods below,
   * only `send` changes the answer to it.
   */
  readonly proofs: readonly RecordedRequest[];
  /** Requests for a single answer instead of a stream. */
  readonly questions: readonly RecordedRequest[];
  /** Applies from now on. A list is consumed one entry per request, and its last entry repeats. */
  use(...modes: readonly ModelMode[]): void;
  /** From now on, chooses the mode by the content of the request. */
  choose(mode: (request: RecordedRequest) => ModelMode): void;
  /**
   * From now on, answers every request with this, moderation included; null leaves a request to the
   * other settings.
   */
  send(raw: (request: RecordedRequest) => RawAnswer | null): void;
  /**
   * The answer to requests without a stream from now on; null means never. By default nothing is
   * found.
   */
  judge(content: string | null): void;
  /** The categories that moderation flags from now on; null means a server without moderation. */
  moderate(categories: Readonly<Record<string, boolean>> | null): void;
  /** Resolves once a client has disconnected from a pending request. */
  clientLeft(): Promise<void>;
  close(): Promise<void>;
}

const ANSWER = [
  "That sounds ",
  "like a long day. ",
  "What part of it ",
  "stays with you most?\n",
  "ACTIV",
  "ITIES: Breathe | Write it down",
];
const HALF = ["That sounds like a long day. ", "What part of it st"];

/**
 * A real HTTP server on loopback that speaks the OpenAI chat-completion stream, correctly or not.
 * `port` 0 picks a free one.
 */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  let modes: ModelMode[] = [{ kind: "ok" }];
  let chosen: ((request: RecordedRequest) => ModelMode) | null = null;
  const questions: RecordedRequest[] = [];
  const proofs: RecordedRequest[] = [];
  let judgement: string | null = '{"kind":"none","severity":"none"}';
  let flagged: Readonly<Record<string, boolean>> | null = {};
  let raw: (request: RecordedRequest) => RawAnswer | null = () => null;
  let leaving: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    response.on("close", () => {
      if (response.writableFinished) return;
      for (const tell of leaving) tell();
      leaving = [];
    });
    const received = await readRequest(request).catch(() => null);
    if (!received) return void response.writeHead(400).end();
    const sent = raw(received);
    if (received.path.endsWith("/moderations"))
      return sent ? answerRaw(response, sent) : answerModeration(response, flagged);
    if (!received.body.stream) {
      questions.push(received);
      if (sent) return answerRaw(response, sent);
      return judgement === null ? undefined : answerAtOnce(response, judgement);
    }
    const isProof = received.body.messages.some(({ content }) => content.includes(OWN_QUESTION.prompt));
    (isProof ? proofs : requests).push(received);
    if (sent) return answerRaw(response, sent);
    if (isProof) return answer({ kind: "ok", chunks: ["It takes ", "95 minutes."] }, response);
    const mode = chosen ? chosen(received) : modes.length > 1 ? modes.shift() : modes[0];
    await answer(mode ?? { kind: "ok" }, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    proofs,
    questions,
    use: (...next) => {
      modes = [...next];
      chosen = null;
    },
    choose: (mode) => {
      chosen = mode;
    },
    send: (answerOf) => {
      raw = answerOf;
    },
    judge: (content) => {
      judgement = content;
    },
    moderate: (categories) => {
      flagged = categories;
    },
    clientLeft: () => new Promise((resolve) => leaving.push(resolve)),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}

async function answerRaw(response: ServerResponse, { status = 200, type, parts }: RawAnswer): Promise<void> {
  response.writeHead(status, { "content-type": type ?? "text/event-stream" });
  for (const part of parts) await new Promise<void>((resolve) => response.write(part, () => resolve()));
  response.end();
}

function answerModeration(response: ServerResponse, categories: Readonly<Record<string, boolean>> | null): void {
  if (!categories) return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ id: "modr-local", model: "local", results: [{ flagged: false, categories }] }));
}

function answerAtOnce(response: ServerResponse, content: string): void {
  const choices = [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }];
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({ id: "chatcmpl-local", object: "chat.completion", created: 0, model: "local", choices }),
  );
}

async function readRequest(request: IncomingMessage): Promise<RecordedRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return {
    path: request.url ?? "",
    authorization: request.headers.authorization ?? null,
    body: JSON.parse(Buffer.concat(parts).toString("utf8")) as RecordedRequest["body"],
  };
}

async function answer(mode: ModelMode, response: ServerResponse): Promise<void> {
  switch (mode.kind) {
    case "hang":
      return;
    case "status":
      response.writeHead(mode.status, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message: "no", type: "server_error" } }));
      return;
    case "html":
      response.writeHead(200, { "content-type": "text/html" });
      response.end("<!doctype html><h1>Bad gateway</h1>");
      return;
    case "empty":
      openStream(response).end("data: [DONE]\n\n");
      return;
    case "garbage":
      openStream(response).end("data: {{{ not json\n\n\u0000\u0001");
      return;
    case "burst":
      openStream(response).write(mode.chunks.map((content) => event({ content }, null)).join(""));
      return finish(response);
    case "endless-line":
      return pour(openStream(response), `data: ${"x".repeat(65_536)}`);
    case "slow":
      return speak(response, mode.chunks ?? ANSWER, mode.delayMs).then(() => finish(response));
    case "stall":
      return speak(response, mode.chunks ?? HALF);
    case "half-stream-reset":
      await speak(response, mode.chunks ?? HALF);
      response.socket?.resetAndDestroy();
      return;
    case "half-stream-end":
      await speak(response, mode.chunks ?? HALF);
      response.end();
      return;
    case "ok":
      return speak(response, mode.chunks ?? ANSWER).then(() => finish(response));
  }
}

const openStream = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });

function event(delta: { content?: string }, finishReason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  const chunk = { id: "chatcmpl-local", object: "chat.completion.chunk", created: 0, model: "local", choices };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

async function speak(response: ServerResponse, chunks: readonly string[], delayMs = 0): Promise<void> {
  openStream(response);
  for (const content of chunks) {
    if (response.destroyed) return;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await new Promise<void>((resolve) => response.write(event({ content }, null), () => resolve()));
  }
}

/** Writes until the client has disconnected. */
function pour(response: ServerResponse, part: string): void {
  while (!response.destroyed && response.write(part));
  if (!response.destroyed) response.once("drain", () => pour(response, part));
}

function finish(response: ServerResponse): void {
  response.write(event({}, "stop"));
  response.end("data: [DONE]\n\n");
}
