/** Opens the staff side of a demo, and of nothing else. */
export const DEMO_PIN: string;
