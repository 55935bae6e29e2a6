import { CARE_FIELDS } from "./fields/care";
import { COUPLES_FIELDS } from "./fields/couples";
import { MOVEMENT_FIELDS } from "./fields/movement";
import { PERSON_FIELDS } from "./fields/person";
import { PLAN_FIELDS, WORK_FIELDS } from "./fields/plan";

/**
 * The tables and fields of a download, with a label for each field. Nothing else is exported. A
 * test compares this list and `LEFT_OUT` with the database, so a new column needs a label here or a
 * reason there.
 */
export const FIELDS = {
  ...PERSON_FIELDS,
  ...CARE_FIELDS,
  ...MOVEMENT_FIELDS,
  ...COUPLES_FIELDS,
  ...PLAN_FIELDS,
  ...WORK_FIELDS,
} as const satisfies Record<string, Record<string, string>>;

export type Table = keyof typeof FIELDS;

export const labelsOf = (table: Table): Readonly<Record<string, string>> => FIELDS[table];
