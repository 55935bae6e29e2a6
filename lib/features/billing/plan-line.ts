import { TIERS } from "./tiers";

/** "Access: $149": the paid plans as the legal pages list them (LEGL-18). */
export const planLines = (): string[] =>
  TIERS.filter(({ price }) => price > 0).map(({ name, price }) => `${name}: $${price}`);
