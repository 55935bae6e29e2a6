/** The PIN of the staff area. This port never exposes its value. */
export interface StaffPin {
  /** Deliberately slow, and equally slow for right and wrong PINs. */
  matches(given: string): Promise<boolean>;
}
