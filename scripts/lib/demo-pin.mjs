/** Opens the staff side of a demo, and of nothing else: a real service refuses to start with it. */
export const DEMO_PIN = "246810";
