import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";

const BUILDS = [".next", ".next-2", ".next-3"];

/** The scripts that a browser of today loads with a page; those for old ones carry `nomodule`. */
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
 * What every page of the framework loads before any of ours, by the manifest of the build that made
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
  /** Bytes, gzipped, of all scripts named in the page as the server sent it. */
  readonly page: number;
  /** The same of a page with nothing of ours in it; 0 when the build is not at hand. */
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
