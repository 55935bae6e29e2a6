import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ask } from "@/tests/support/request";
import type { Handler } from "./handler";

const FOLDER = join(process.cwd(), "app", "api", "cron");
const JOBS = readdirSync(FOLDER);
const METHODS = ["GET", "POST"] as const;
const BEARER = { authorization: `Bearer ${process.env.CRON_SECRET}` };

const routesOf = (job: string): Promise<Record<(typeof METHODS)[number], Handler>> =>
  import(join(FOLDER, job, "route.ts"));

it.each(JOBS)(
  "API-09 %s runs for a scheduler that sends GET with the secret, as for one that sends POST",
  async (job) => {
    const routes = await routesOf(job);
    const counted = [];
    for (const method of METHODS) {
      const answer = await ask(routes[method], { method, path: `/api/cron/${job}`, headers: BEARER });
      expect(answer.status).toBe(200);
      counted.push(Object.keys(answer.json()));
    }
    expect(counted[0]).toEqual(counted[1]);
  },
);

it.each(JOBS)("API-09 %s runs for nobody without it", async (job) => {
  const routes = await routesOf(job);
  for (const method of METHODS) {
    for (const headers of [undefined, { authorization: "Bearer wrong" }]) {
      expect((await ask(routes[method], { method, path: `/api/cron/${job}`, headers })).status).toBe(401);
    }
  }
});
