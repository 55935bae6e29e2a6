/** Opens the staff side of a demo only: a real service refuses to start with it. */
export const DEMO_PIN = "246810";
