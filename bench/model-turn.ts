import { setTimeout as pause } from "node:timers/promises";
import { send } from "./call";
import { quantile } from "./load";
import { type InstantModel, startModel } from "./model-server";
import type { BenchPerson } from "./people";
import type { Figure } from "./report";
import { type Server, startOurs } from "./servers";
import { turn } from "./subjects";

/** From the token that ends a sentence to its first byte in the browser (ms). */
const MAX_MS_COUNT = 10;
/**
 * The pace of a fast model, as the delay between tokens (ms); without a delay, a sentence would be
 * sent before the previous one is read.
 */
const TOKEN_MS = 10;

interface Heard {
  readonly firstByte: number;
  readonly lastByte: number;
  /** Delay of each sentence, from its end to its arrival. */
  readonly sentences: number[];
}

async function takeTurn(port: number, person: BenchPerson, model: InstantModel): Promise<Heard> {
  const started = performance.now();
  const sentences: number[] = [];
  let firstWord = 0;
  let text = "";
  const { lastByte } = await send({ port, ...turn(person) }, (part) => {
    text += part;
    const now = performance.now();
    if (!firstWord && text.includes("event: delta")) firstWord = now;
    const spoken = [...text.matchAll(/number (\d+) of them\./g)].map(([, number]) =>
      Number(number),
    );
    for (const number of [...new Set(spoken)].slice(sentences.length)) {
      sentences.push(now - (model.said.get(number) ?? Number.NaN));
    }
  });
  return { firstByte: firstWord - started, lastByte: lastByte - started, sentences };
}

/**
 * Takes turns one after another with a pause between them, to measure a single turn and not a
 * crowd.
 */
async function takeTurns(
  server: Server,
  people: readonly BenchPerson[],
  model: InstantModel,
): Promise<Heard[]> {
  const heard: Heard[] = [];
  for (const person of people) {
    heard.push(await takeTurn(server.port, person, model));
    await pause(10);
  }
  return heard;
}

const figure = (what: string, values: readonly number[], share: number): Figure => ({
  ...{
    key: "model",
    what: `${what}, p${share * 100}`,
    unit: "ms" as const,
    ours: quantile(values, share),
  },
});

/**
 * Measures a turn with a local model that answers at once, and how long our checks hold back a
 * sentence.
 */
export async function measureModelTurn(people: readonly BenchPerson[]): Promise<Figure[]> {
  const model = await startModel();
  const server = await startOurs({
    OPENAI_API_KEY: "none",
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODEL: "local",
  });
  try {
    await takeTurns(server, people.slice(0, 30), model);
    const instant = await takeTurns(server, people, model);
    model.pace = TOKEN_MS;
    const paced = await takeTurns(server, people.slice(0, 60), model);
    const first = paced.map(({ sentences }) => sentences[0] ?? Number.NaN);
    const later = paced.flatMap(({ sentences }) => sentences.slice(1));
    const firstBytes = instant.map(({ firstByte }) => firstByte);
    const lastBytes = instant.map(({ lastByte }) => lastByte);
    const within = { aim: { atMost: MAX_MS_COUNT, of: "ours" } } as const;
    return [
      ...[0.5, 0.95].map((share) =>
        figure("turn with an instant model: first words", firstBytes, share),
      ),
      ...[0.5, 0.95].map((share) =>
        figure("turn with an instant model: last byte", lastBytes, share),
      ),
      { ...figure("first sentence: from its end to its first byte", first, 0.5), ...within },
      { ...figure("later sentence: from its end to its first byte", later, 0.5), ...within },
      figure("any sentence: from its end to its first byte", [...first, ...later], 0.95),
    ];
  } finally {
    await server.stop();
    model.close();
  }
}
