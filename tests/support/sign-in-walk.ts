import { type WorkStore, workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import { createRequestStoreForAPI } from "next/dist/server/async-storage/request-store";
import { NextRequest } from "next/server";

const APP = "http://localhost:3000";

/** A browser's cookies. */
export type Jar = Map<string, string>;

/** Calls a handler with a request like the framework's, from a browser that keeps its cookies. */
export async function browse(
  jar: Jar,
  url: string | URL,
  handle: (request: NextRequest) => Promise<Response>,
): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new NextRequest(new URL(url, APP), { headers: { host: "localhost:3000", cookie } });
  const keep = (lines: readonly string[]) => {
    for (const line of lines) keepCookie(jar, line);
  };
  const { nextUrl } = request;
  const store = createRequestStoreForAPI(request, nextUrl, emptyTags(), keep, undefined, undefined);
  const work = { page: "/route", route: "/route" } as WorkStore;
  const response = await workAsyncStorage.run(work, () => workUnitAsyncStorage.run(store, () => handle(request)));
  keep(response.headers.getSetCookie());
  return response;
}

function keepCookie(jar: Jar, line: string): void {
  const [pair = ""] = line.split(";", 1);
  const at = pair.indexOf("=");
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  if (value === "" || /;\s*max-age=0/i.test(line)) jar.delete(name);
  else jar.set(name, value);
}

const emptyTags = (): Parameters<typeof createRequestStoreForAPI>[2] => ({
  tags: [],
  expirationsByCacheKind: new Map(),
});
