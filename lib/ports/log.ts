/**
 * Facts for the operator: ids, counts and codes only, never a person's words (R-09, security.md).
 */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
}
