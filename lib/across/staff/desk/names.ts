import type { Colleague } from "./types";

/** What is read of a member of staff. */
export const named = { id: true, firstName: true, lastName: true, email: true } as const;

export interface Named {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
}

/** Staff are known to each other by name, and by address where they gave none. */
export const nameOf = ({ id, firstName, lastName, email }: Named): Colleague => ({
  id,
  name: [firstName, lastName].filter(Boolean).join(" ") || email,
});
