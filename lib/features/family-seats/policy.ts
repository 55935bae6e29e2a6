import { CONSENT_AGE } from "@/lib/shared/audience";
import { FAMILY_SEATS } from "../billing/constants";

/** Places that can be given away: the owner sits in one. */
export const PLACES = FAMILY_SEATS - 1;

export const freePlaces = (taken: number): number => Math.max(0, PLACES - taken);

/**
 * The owner reads the first name of who took a place. A child's is not given away (COPPA, 16 CFR 312.2 "disclosure") unless
 * the owner is the parent on record: an address that accepted is all that anybody else learns.
 */
export const isNameShown = (
  member: { readonly age: number | null; readonly parentEmailIndex: string | null },
  ownerIndex: string,
): boolean => (member.age !== null && member.age >= CONSENT_AGE) || member.parentEmailIndex === ownerIndex;
