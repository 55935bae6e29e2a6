import { startLocalGoogle } from "./google";
import { startLocalMeta } from "./meta";
import { startLocalTwitter } from "./twitter";

/**
 * Runs the local platforms as a separate process: Google on `PORT`, Meta and X on the next two, for
 * the app at `APP_URL`.
 */
async function main(): Promise<void> {
  const port = Number(process.env.PORT);
  const callback = (platform: string) => `${process.env.APP_URL}/api/admin/connections/${platform}/callback`;
  const servers = [
    await startLocalGoogle([callback("youtube")], port),
    await startLocalMeta([callback("facebook"), callback("instagram")], port + 1),
    await startLocalTwitter(port + 2),
  ];
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void Promise.all(servers.map((server) => server.close())));
  }
}

void main();
