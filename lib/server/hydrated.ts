import {
  type DehydratedState,
  dehydrate,
  hashKey,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import type { Ctx } from "@/lib/ports/context";

export interface ServerRead {
  readonly queryKey: QueryKey;
  readonly read: () => Promise<unknown>;
}

/**
 * Prefetches on the server what the page's hooks would request, so the first paint has its data.
 * The cache contains what the API would have returned (dates as text). A failed read is left out,
 * so the browser asks again and shows a retry (ERR-36) instead of losing the whole page.
 */
export async function hydrated(ctx: Ctx, reads: readonly ServerRead[]): Promise<DehydratedState> {
  const client = new QueryClient();
  await Promise.all(
    reads.map(async ({ queryKey, read }) => {
      try {
        client.setQueryData(queryKey, JSON.parse(JSON.stringify(await read())));
      } catch (error) {
        ctx.log.error("server-read-failed", error, { query: queryKey.join("/") });
      }
    }),
  );
  return dehydrate(client);
}

/** A prefetched result as the browser gets it. Undefined if the read failed. */
export const foundIn = <T>({ queries }: DehydratedState, queryKey: QueryKey): T | undefined =>
  queries.find(({ queryHash }) => queryHash === hashKey(queryKey))?.state.data as T | undefined;
