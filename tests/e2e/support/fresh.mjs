// Starts a browser run with a clean slate: no database, mails or typed texts from an earlier run.
import { rmSync } from "node:fs";
import { forgetCluster } from "../../../scripts/lib/cluster.mjs";
import { inRoot } from "../../../scripts/lib/paths.mjs";

const [directory] = process.argv.slice(2);
if (!directory) throw new Error("name the data directory");
forgetCluster(inRoot(directory));
for (const path of [directory, ".verify/typed.txt"]) rmSync(inRoot(path), { recursive: true, force: true });
