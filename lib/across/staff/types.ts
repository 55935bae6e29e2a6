/** How long a PIN session lasts. In seconds, because browser and server clocks may differ. */
export interface AdminSessionView {
  readonly secondsLeft: number;
  /** Work no longer extends the session: its eight hours are nearly over. */
  readonly final: boolean;
}

/** The answer to the right PIN (contract 6). */
export interface OpenedAdminSession {
  readonly token: string;
  readonly expiresAt: string;
}

/** The signed-in account's rights, apart from holding the PIN (contract 7). */
export interface StaffRoles {
  readonly isAdmin: boolean;
  readonly isClinician: boolean;
}
