import type { Colleague } from "./types";

/** The columns we read about a staff member. */
export const STAFF_COLUMNS = { id: true, firstName: true, lastName: true, email: true } as const;

export interface StaffRow {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
}

/** Staff see each other by name, or by address if they gave no name. */
export const nameOf = ({ id, firstName, lastName, email }: StaffRow): Colleague => ({
  id,
  name: [firstName, lastName].filter(Boolean).join(" ") || email,
});
