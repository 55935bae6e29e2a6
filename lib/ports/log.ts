/**
 * Facts for the operator. Ids, counts and codes only: never what a person wrote (R-09,
 * security.md).
 */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
}
