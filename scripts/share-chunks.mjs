// Part of npm run build.
import { inRoot } from "./lib/paths.mjs";
import { say } from "./lib/say.mjs";
import { shareChunks } from "./lib/shared-chunks.mjs";

const { files, bytes } = shareChunks(inRoot(process.env.BUILD_DIR || ".next"));
say(`${files} files of the build stood there more than once (${Math.round(bytes / 1e6)} MB).`);
