import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import type { Handler } from "@/lib/server/http/handler";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

export interface Endpoint {
  /** "PATCH /api/pt/routines/[id]", as the test tables name it. */
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly handler: Handler;
}

const API = join(process.cwd(), "app", "api");

const files = (): (readonly [path: string, file: string])[] =>
  readdirSync(API, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(`${sep}route.ts`))
    .map((path) => [`/api/${path.split(sep).slice(0, -1).join("/")}`, join(API, path)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Every call under app/api: the exports of each route file, without methods that its path doesn't
 * support.
 */
export async function allEndpoints(): Promise<Endpoint[]> {
  const found: Endpoint[] = [];
  for (const [path, file] of files()) {
    const exported: Partial<Record<Method, Handler>> = await import(file);
    for (const method of METHODS) {
      const handler = exported[method];
      if (handler && !handler.missing) found.push({ name: `${method} ${path}`, method, path, handler });
    }
  }
  return found;
}

export const isWriting = ({ method }: Pick<Endpoint, "method">): boolean => method !== "GET";
