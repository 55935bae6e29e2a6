import { Client } from "pg";

/** Statements that only manage the transaction or connection. */
const BORDERS = /^\s*(?:BEGIN|COMMIT|ROLLBACK|SET\s)/i;

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

let heard: Statement[] | null = null;

/**
 * Records statements at the driver, below all of the product's code. Call it before the first
 * connection is made, because the product's pool keeps the method it finds then.
 */
export function listenToStatements(): void {
  const { prototype } = Client as unknown as { prototype: { query: (...given: unknown[]) => unknown } };
  const send = prototype.query;
  prototype.query = function hear(this: unknown, ...given: unknown[]) {
    const [statement, beside] = given as [string | { readonly text?: string; readonly values?: unknown[] }, unknown];
    const { text, values = beside } = typeof statement === "string" ? { text: statement } : statement;
    if (heard && text && !BORDERS.test(text)) {
      heard.push({ text: text.replace(/\s+/g, " ").trim(), values: Array.isArray(values) ? values : [] });
    }
    return send.apply(this, given);
  };
}

/** The statements that `work` sends to the database, without transaction boundaries. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> =>
  (await statementsWithValuesOf(work)).map(({ text }) => text);

export async function statementsWithValuesOf(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  heard = [];
  try {
    await work();
    return heard;
  } finally {
    heard = null;
  }
}
