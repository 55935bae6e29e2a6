import { FAMILY_SEATS } from "./constants";
import { TIERS } from "./tiers";

/** "Access: $149 per month": the paid plans as the legal pages list them (LEGL-18). */
export const planLines = (): string[] =>
  TIERS.filter(({ price }) => price > 0).map(({ id, name, price, interval }) => {
    const seats = id === "family_premium" ? ` (up to ${FAMILY_SEATS} seats)` : "";
    return `${name}: $${price} per ${interval}${seats}`;
  });
