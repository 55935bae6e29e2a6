import { type DataKey, open, seal } from "./sealing";
import type { SEALED_COLUMNS } from "./stored-columns";

/** How one sealed column turns into text and back. */
export interface Codec<T> {
  readonly write: (value: T) => string;
  readonly read: (text: string) => T;
}

export const text: Codec<string> = { write: (value) => value, read: (value) => value };

/**
 * JSON that is checked when it comes back, so that a row of an older release fails here and not in a page. It fails as an
 * error of ours: what is stored is never the caller's invalid input.
 */
export const json = <T>(schema: { parse(value: unknown): T }): Codec<T> => ({
  write: (value) => JSON.stringify(value),
  read: (value) => {
    try {
      return schema.parse(JSON.parse(value));
    } catch (error) {
      throw new Error("A stored value has not the form that this release reads", { cause: error });
    }
  },
});

type Table = keyof typeof SEALED_COLUMNS;
type Column<N extends Table> = (typeof SEALED_COLUMNS)[N][number];
type SomeCodec = { readonly write: (value: never) => string; readonly read: (text: string) => unknown };
type ValueOf<C> = C extends { read: (text: string) => infer T } ? T : never;

type Plain<C> = { readonly [K in keyof C]?: ValueOf<C[K]> | null };
/** Null and undefined pass through; whatever else was given comes out as text. */
type Sealed<V> = { [K in keyof V]: string | Extract<V[K], null | undefined> };
type Opened<C> = { [K in keyof C]: ValueOf<C[K]> | null };
type Stored<C> = { readonly id: string } & { readonly [K in keyof C]: string | null };

export interface SealedTable<C> {
  /** Seals the values given and leaves out the rest; null stays null, so that "nothing" can be queried. */
  seal<V extends Plain<C>>(key: DataKey, rowId: string, values: V): Sealed<V>;
  /** Opens all sealed columns of a row as read from the database. */
  open(key: DataKey, row: Stored<C>): Opened<C>;
}

/** Declares how the sealed columns of a table are written; every column of `SEALED_COLUMNS` must be covered. */
export function sealedTable<N extends Table, C extends Record<Column<N>, SomeCodec>>(
  table: N,
  codecs: C,
): SealedTable<C> {
  const columns = Object.keys(codecs) as (keyof C & string)[];
  const place = (column: string, rowId: string) => ({ table, column, rowId });
  return {
    seal(key, rowId, values) {
      const sealed: Record<string, string | null> = {};
      for (const [column, value] of Object.entries(values)) {
        const codec = codecs[column as keyof C];
        if (value === undefined || !codec) continue;
        sealed[column] = value === null ? null : seal(key, place(column, rowId), codec.write(value as never));
      }
      return sealed as Sealed<typeof values>;
    },
    open(key, row) {
      const opened: Record<string, unknown> = {};
      for (const column of columns) {
        const stored = row[column];
        opened[column] = stored === null ? null : codecs[column].read(open(key, place(column, row.id), stored));
      }
      return opened as Opened<C>;
    },
  };
}
