import { CARE_FIELDS } from "./fields/care";
import { COUPLES_FIELDS } from "./fields/couples";
import { MOVEMENT_FIELDS } from "./fields/movement";
import { PERSON_FIELDS } from "./fields/person";
import { PLAN_FIELDS, WORK_FIELDS } from "./fields/plan";

/**
 * What a download tells of each table, and what each field says. Nothing leaves that is not named
 * here, and a test compares this list and `LEFT_OUT` with the columns of the database: a new column
 * is given a name here or a reason there.
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
