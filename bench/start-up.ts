import { send } from "./call";
import { median } from "./load";
import type { Figure } from "./report";
import { type Server, startBare, startOurs } from "./servers";

async function firstPage({ port }: Server): Promise<number> {
  const started = performance.now();
  await send({ port, path: "/" });
  return performance.now() - started;
}

async function started(start: () => Promise<Server>): Promise<{ startUp: number; page: number }> {
  const server = await start();
  const page = await firstPage(server);
  await server.stop();
  return { startUp: server.startUp, page };
}

/**
 * Measures the time from process start to the first response, and then the first page; ours and the
 * bare app in turn.
 */
export async function measureStartUp(rounds: number): Promise<Figure[]> {
  const ours: { startUp: number; page: number }[] = [];
  const bare: { startUp: number; page: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await started(startOurs));
    bare.push(await started(startBare));
  }
  const of = (runs: typeof ours, what: "startUp" | "page") => median(runs.map((run) => run[what]));
  const key = "start-up";
  return [
    {
      key,
      what: "start-up to the first answer",
      unit: "ms",
      ours: of(ours, "startUp"),
      bare: of(bare, "startUp"),
    },
    {
      key,
      what: "the first page after that",
      unit: "ms",
      ours: of(ours, "page"),
      bare: of(bare, "page"),
    },
  ];
}
