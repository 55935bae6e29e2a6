import { ADULT_AGE, CONSENT_AGE } from "@/lib/shared/audience";
import { FAMILY_SEATS, MAX_DECLINES, type SeatStatus } from "../constants";

/** Places that can be given away: the owner sits in one. */
export const PLACES = FAMILY_SEATS - 1;

export const freePlaces = (taken: number): number => Math.max(0, PLACES - taken);

/** What of a person decides whose invitation reaches them. */
export interface Invitee {
  readonly age: number | null;
  readonly parentEmailIndex: string | null;
}

/**
 * Whether an invitation is one that this person may take: an adult decides alone, a minor sits in
 * the plan of their parent on record and in nobody else's (decision 0036). Before the age is known
 * it is nobody's.
 */
export const mayTake = ({ age, parentEmailIndex }: Invitee, ownerIndex: string): boolean =>
  age !== null && (age >= ADULT_AGE || parentEmailIndex === ownerIndex);

/**
 * The owner reads the first name of who took a place. A child's is not given away (COPPA, 16 CFR
 * 312.2 "disclosure") unless the owner is the parent on record: an address that accepted is all
 * that anybody else learns.
 */
export const isNameShown = (member: Invitee, ownerIndex: string): boolean =>
  (member.age !== null && member.age >= CONSENT_AGE) || member.parentEmailIndex === ownerIndex;

/** Who said no is asked once more and, after a second no, never again by the same person. */
export const mayAskAgain = (declines: number, status: SeatStatus): boolean =>
  status === "declined" && declines < MAX_DECLINES;
