export interface Call {
  readonly file: string;
}
export interface CallTable {
  readonly call: Call | null;
}
export function readCallTable(buildDir: string): CallTable;
export function findCall(
  table: CallTable,
  path: string,
): { call: Call; params: Record<string, string> } | null;
export function handlerOf(
  call: Call,
  method: string,
): Promise<((request: Request, args: unknown) => Promise<Response>) | null>;
