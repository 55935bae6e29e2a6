import { type DataKey, open, seal } from "./sealing";
import type { SEALED_COLUMNS } from "./stored-columns";

/** Converts the value of one encrypted column to text and back. */
export interface Codec<T> {
  readonly write: (value: T) => string;
  readonly read: (text: string) => T;
  /**
   * The empty value. It's stored as null, because decrypting an empty value would cost as much as
   * decrypting a sentence.
   */
  readonly nothing?: () => T;
}

export const text: Codec<string> = { write: (value) => value, read: (value) => value };

/**
 * JSON that is validated when read back, so a row from an older release fails here rather than in a
 * page. It fails as an internal error, because stored data is never the caller's invalid input.
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

/** A JSON object with every part optional. The empty object is stored as null. */
export const partsOf = <T extends object>(schema: {
  parse(value: unknown): Partial<T>;
}): Codec<Partial<T>> & { readonly nothing: () => Partial<T> } => ({
  ...json(schema),
  nothing: () => ({}),
});

/** A list of such values. The empty list is stored as null. */
export const listOf = <T>(schema: {
  parse(value: unknown): T[];
}): Codec<T[]> & { readonly nothing: () => T[] } => ({
  ...json(schema),
  nothing: () => [],
});

type Table = keyof typeof SEALED_COLUMNS;
type Column<N extends Table> = (typeof SEALED_COLUMNS)[N][number];
type SomeCodec = {
  readonly write: (value: never) => string;
  readonly read: (text: string) => unknown;
  readonly nothing?: () => unknown;
};
type ValueOf<C> = C extends { read: (text: string) => infer T } ? T : never;

type Plain<C> = { readonly [K in keyof C]?: ValueOf<C[K]> | null };
/**
 * Null and undefined pass through; any other value becomes text, or null if it's the empty value.
 */
type Sealed<C, V> = {
  [K in keyof V]:
    | string
    | Extract<V[K], null | undefined>
    | (K extends keyof C ? (C[K] extends { readonly nothing: unknown } ? null : never) : never);
};
type Opened<C> = {
  [K in keyof C]: ValueOf<C[K]> | (C[K] extends { readonly nothing: unknown } ? never : null);
};
type Stored<C> = { readonly id: string } & { readonly [K in keyof C]: string | null };

export interface SealedTable<C> {
  /** Encrypts the given values and skips absent ones. Null stays null, so it can be queried. */
  seal<V extends Plain<C>>(key: DataKey, rowId: string, values: V): Sealed<C, V>;
  /** Decrypts all encrypted columns of a row as read from the database. */
  open(key: DataKey, row: Stored<C>): Opened<C>;
}

/**
 * Declares the codecs of a table's encrypted columns. Every column in `SEALED_COLUMNS` must have
 * one.
 */
export function sealedTable<N extends Table, C extends Record<Column<N>, SomeCodec>>(
  table: N,
  codecs: C,
): SealedTable<C> {
  const columns = Object.keys(codecs) as (keyof C & string)[];
  const nothing = new Map<string, string>();
  for (const [column, codec] of Object.entries<SomeCodec>(codecs)) {
    if (codec.nothing) nothing.set(column, codec.write(codec.nothing() as never));
  }
  const place = (column: string, rowId: string) => ({ table, column, rowId });
  return {
    seal(key, rowId, values) {
      const sealed: Record<string, string | null> = {};
      for (const [column, value] of Object.entries(values)) {
        const codec = codecs[column as keyof C];
        if (value === undefined || !codec) continue;
        const written = value === null ? null : codec.write(value as never);
        sealed[column] =
          written === null || written === nothing.get(column)
            ? null
            : seal(key, place(column, rowId), written);
      }
      return sealed as Sealed<C, typeof values>;
    },
    open(key, row) {
      const opened: Record<string, unknown> = {};
      for (const column of columns) {
        const stored = row[column];
        const { read, nothing: ofNothing } = codecs[column];
        opened[column] =
          stored === null
            ? (ofNothing?.() ?? null)
            : read(open(key, place(column, row.id), stored));
      }
      return opened as Opened<C>;
    },
  };
}
