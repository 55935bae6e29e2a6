// Part of npm run build.
import { makeOfflineDetector } from "./lib/offline-detector.mjs";

await makeOfflineDetector();
