import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A local model without any thinking time, which records when it sent each sentence. */
export interface InstantModel {
  readonly baseUrl: string;
  /** Delay between two tokens (ms). */
  pace: number;
  /**
   * When a sentence was known to be complete, by the number it names: once the next word was sent,
   * or the end. A full stop alone isn't enough, since it may be part of "3.5".
   */
  readonly said: ReadonlyMap<number, number>;
  close(): void;
}

const NOTHING_SEEN = { role: "assistant", content: '{"kind":"none","severity":"none"}' };

/** Sends three sentences per turn; each names a number, by which it's found again in the output. */
export async function startModel(): Promise<InstantModel> {
  const said = new Map<number, number>();
  let sentences = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.url?.endsWith("/moderations")) {
      return void json(response, {
        id: "m",
        model: "local",
        results: [{ flagged: false, categories: {} }],
      });
    }
    const { stream } = JSON.parse(Buffer.concat(parts).toString("utf8")) as { stream?: boolean };
    if (!stream)
      return void json(response, chunk({ message: NOTHING_SEEN, finish_reason: "stop" }));
    response.writeHead(200, { "content-type": "text/event-stream" });
    const own = [1, 2, 3].map((nth) => sentences + nth);
    sentences += own.length;
    for (const [nth, number] of own.entries()) await say(response, number, own[nth - 1]);
    said.set(sentences, performance.now());
    response.end(
      `data: ${JSON.stringify(chunk({ delta: {}, finish_reason: "stop" }))}\n\ndata: [DONE]\n\n`,
    );
  });
  const model: InstantModel = { baseUrl: "", pace: 0, said, close: () => void server.close() };
  async function say(response: ServerResponse, number: number, before?: number): Promise<void> {
    const tokens =
      ` That sounds like a long day, and it was number ${number} of them.`.match(/\s*\S+/g) ?? [];
    for (const [at, content] of tokens.entries()) {
      if (model.pace > 0) await pause(model.pace);
      if (at === 0 && before) said.set(before, performance.now());
      response.write(
        `data: ${JSON.stringify(chunk({ delta: { content }, finish_reason: null }))}\n\n`,
      );
    }
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(model, {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
  });
}

const chunk = (choice: object) => ({
  ...{ id: "local", object: "chat.completion.chunk", created: 0, model: "local" },
  choices: [{ index: 0, ...choice }],
});

function json(response: ServerResponse, value: object): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
}
