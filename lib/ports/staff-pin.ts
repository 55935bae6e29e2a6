/** The PIN of the staff area. What it is stays behind this port. */
export interface StaffPin {
  /** Slow on purpose, and as long for a wrong one as for the right one. */
  matches(given: string): Promise<boolean>;
}
