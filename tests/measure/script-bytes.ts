import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";

const BUILDS = [".next", ".next-2", ".next-3"];

/** The scripts that a modern browser loads; those for old browsers have `nomodule`. */
const scriptsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/gi)]
      .filter(([tag]) => !/\bnomodule\b/i.test(tag))
      .map(([, source = ""]) => source),
  ),
];

async function gzippedBytes(request: APIRequestContext, sources: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const source of sources) bytes += gzipSync(await (await request.get(source)).body()).length;
  return bytes;
}

/**
 * The framework's own scripts on every page, according to the manifest of the build that rendered
 * this page.
 */
function bareScripts(loaded: readonly string[]): string[] {
  for (const build of BUILDS) {
    const path = resolve(__dirname, "../..", build, "build-manifest.json");
    if (!existsSync(path)) continue;
    const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(readFileSync(path, "utf8"));
    const sources = rootMainFiles.map((file) => `/_next/${file}`);
    if (sources.every((source) => loaded.some((one) => one.startsWith(source)))) return sources;
  }
  return [];
}

export interface ScriptBytes {
  /** Gzipped bytes of all scripts referenced in the page's HTML. */
  readonly page: number;
  /** The same for a page without any code of ours; 0 if the build isn't available. */
  readonly bare: number;
}

/** First-load JavaScript of a page. */
export async function scriptBytes(request: APIRequestContext, path: string): Promise<ScriptBytes> {
  const scripts = scriptsOf(await (await request.get(path)).text());
  return {
    page: await gzippedBytes(request, scripts),
    bare: await gzippedBytes(request, bareScripts(scripts)),
  };
}
