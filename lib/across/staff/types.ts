/** Until when a PIN session lasts. Seconds, because the clocks of browser and server may differ. */
export interface AdminSessionView {
  readonly secondsLeft: number;
  /** Working on does not put the end off any more: the eight hours are nearly over. */
  readonly final: boolean;
}

/** The answer to the right PIN (contract 6). */
export interface OpenedAdminSession {
  readonly token: string;
  readonly expiresAt: string;
}

/** What the signed-in account may do besides holding the PIN (contract 7). */
export interface StaffRoles {
  readonly isAdmin: boolean;
  readonly isClinician: boolean;
}
