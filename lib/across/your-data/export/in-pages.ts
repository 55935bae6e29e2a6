import { PAGE } from "./constants";

type Moment = "createdAt" | "requestedAt" | "enrolledAt" | "finishedAt";

type Later<K extends Moment> = {
  OR?: (Record<K, { gt: Date }> | (Record<K, Date> & { id: { gt: string } }))[];
};

/** For a query: what comes after the page before, in which order, and how much of it. */
export interface Page<K extends Moment> {
  readonly after: Later<K>;
  readonly take: { readonly take: number; readonly orderBy: [Record<K, "asc">, { id: "asc" }] };
}

const by = <K extends Moment, T>(moment: K, value: T): Record<K, T> =>
  ({ [moment]: value }) as Record<K, T>;

/**
 * All rows of a query, oldest first, a page in memory at a time. A page begins after the moment and
 * the id of the row before it and not at that row, which its owner may delete while their download
 * runs.
 */
export async function* inPages<
  K extends Moment,
  R extends { readonly id: string } & Readonly<Record<K, Date>>,
>(moment: K, read: (page: Page<K>) => Promise<R[]>): AsyncGenerator<R> {
  let last: R | undefined;
  for (;;) {
    const at = last?.[moment];
    const after: Later<K> =
      last && at
        ? { OR: [by(moment, { gt: at }), { ...by(moment, at), id: { gt: last.id } }] }
        : {};
    const rows = await read({
      after,
      take: { take: PAGE, orderBy: [by(moment, "asc"), { id: "asc" }] },
    });
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}
