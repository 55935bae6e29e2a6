import type { MemberCtx } from "@/lib/ports/context";
import type { PartName } from "./copy";
import type { Table } from "./fields";

/**
 * One thing that is stored, by the names of `FIELDS`: texts, numbers, moments, lists, and `Rows` of
 * what belongs to it.
 */
export type Entry = Readonly<Record<string, unknown>>;

/**
 * What belongs to an entry, read when its turn comes: a conversation's messages are as many as they
 * are.
 */
export class Rows {
  constructor(
    readonly table: Table,
    readonly entries: AsyncIterable<Entry>,
  ) {}
}

/** A chapter of the file. */
export interface Part {
  readonly name: PartName;
  readonly table: Table;
  /** Fields that hold `Rows`, and of which table. */
  readonly nested?: Readonly<Record<string, Table>>;
  /** Oldest first, a page of rows at a time. */
  readonly entries: (ctx: MemberCtx) => AsyncIterable<Entry>;
}
