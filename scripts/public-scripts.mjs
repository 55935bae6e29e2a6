// Part of npm run build.
import { makePublicScripts } from "./lib/public-scripts.mjs";

await makePublicScripts();
