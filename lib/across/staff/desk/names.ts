import type { Colleague } from "./types";

/** The columns we read about a staff member. */
export const named = { id: true, firstName: true, lastName: true, email: true } as const;

export interface Named {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
}

/** Staff see each other by name, or by address if they gave no name. */
export const nameOf = ({ id, firstName, lastName, email }: Named): Colleague => ({
  id,
  name: [firstName, lastName].filter(Boolean).join(" ") || email,
});
