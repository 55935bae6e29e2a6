import { PAGE } from "./constants";

type Moment = "createdAt" | "requestedAt" | "enrolledAt" | "finishedAt";

type Later<K extends Moment> = {
  OR?: (Record<K, { gt: Date }> | (Record<K, Date> & { id: { gt: string } }))[];
};

/** Query arguments for one page: where it starts, its order and its size. */
export interface Page<K extends Moment> {
  readonly after: Later<K>;
  readonly take: { readonly take: number; readonly orderBy: [Record<K, "asc">, { id: "asc" }] };
}

const by = <K extends Moment, T>(moment: K, value: T): Record<K, T> =>
  ({ [moment]: value }) as Record<K, T>;

/**
 * Yields all rows of a query, oldest first, holding one page in memory. Each page starts after the
 * previous row's time and id rather than at the row itself, which its owner may delete during the
 * download.
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
