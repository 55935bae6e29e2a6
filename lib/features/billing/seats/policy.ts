import { ADULT_AGE, CONSENT_AGE } from "@/lib/shared/audience";
import { FAMILY_SEATS, MAX_DECLINES, type SeatStatus } from "../constants";

/** Seats to share; the owner uses one. */
const PLACES = FAMILY_SEATS - 1;

export const availableSeats = (taken: number): number => Math.max(0, PLACES - taken);

/** The facts about a person that decide whose invitations reach them. */
export interface Invitee {
  readonly age: number | null;
  readonly parentEmailIndex: string | null;
}

/**
 * Whether a person may accept this owner's invitation: an adult decides alone; a minor may only
 * join the plan of their parent on record (decision 0036). Until the age is known, they can accept
 * no one's.
 */
export const mayTake = ({ age, parentEmailIndex }: Invitee, ownerIndex: string): boolean =>
  age !== null && (age >= ADULT_AGE || parentEmailIndex === ownerIndex);

/**
 * Whether the owner sees the member's first name. A child's isn't disclosed (COPPA, 16 CFR 312.2
 * "disclosure") unless the owner is the parent on record: anyone else learns only that an address
 * accepted.
 */
export const isNameShown = (member: Invitee, ownerIndex: string): boolean =>
  (member.age !== null && member.age >= CONSENT_AGE) || member.parentEmailIndex === ownerIndex;

/** A person who declined may be asked once more by the same owner, but not after a second no. */
export const mayAskAgain = (declines: number, status: SeatStatus): boolean =>
  status === "declined" && declines < MAX_DECLINES;
