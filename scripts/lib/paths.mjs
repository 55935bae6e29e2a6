import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const inRoot = (...parts) => resolve(root, ...parts);

/** Runs an installed package's command without the second that npx takes to find it. */
export const bin = (name) => inRoot("node_modules/.bin", name);
