/**
 * How long a PIN session will last. It's in seconds because browser and server clocks may differ.
 */
export interface AdminSessionView {
  readonly secondsLeft: number;
  /** True once activity no longer extends the session, because its eight hours are nearly over. */
  readonly final: boolean;
}

/** The response to the right PIN (contract 6). */
export interface OpenedAdminSession {
  readonly token: string;
  readonly expiresAt: string;
}

/** The signed-in account's roles, regardless of the PIN (contract 7). */
export interface StaffRoles {
  readonly isAdmin: boolean;
  readonly isClinician: boolean;
}
