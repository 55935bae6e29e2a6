import type { MemberCtx } from "@/lib/ports/context";
import type { PartName } from "./copy";
import type { Table } from "./fields";

/**
 * One stored item, with the field names of `FIELDS`: texts, numbers, dates, lists, and child
 * `Rows`.
 */
export type Entry = Readonly<Record<string, unknown>>;

/** An entry's child rows, read lazily, because a conversation can have any number of messages. */
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
  /** Fields that contain `Rows`, with the table of each. */
  readonly nested?: Readonly<Record<string, Table>>;
  /** Oldest first, a page of rows at a time. */
  readonly entries: (ctx: MemberCtx) => AsyncIterable<Entry>;
}
