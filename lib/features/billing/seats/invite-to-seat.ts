import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { MAX_DECLINES, SEAT_INVITATION_DAYS } from "../constants";
import type { SeatInput, SeatView } from "../schema";
import { SEAT_COPY, seatInvitationMail } from "./copy";
import { availableSeats, mayTake } from "./policy";
import { hasFamilyPlan } from "./queries";
import {
  addressIndex,
  countDeclines,
  countTaken,
  findInvitee,
  findJustMade,
  insertSeat,
  isSeated,
  lockPlans,
  replaceFormer,
  type StoredSeat,
} from "./repository";
import { shownSeat } from "./shown-seat";

const LIFE_MS = SEAT_INVITATION_DAYS * 24 * 60 * 60 * 1000;

const invalid = (message: string): Failure =>
  new Failure("invalid", message, { issues: [{ path: "inviteeEmail", message }] });

/**
 * Reserves a seat of the caller's family plan for an address and queues the invitation email
 * (SUBS-15). The response never reveals whether or whose account the address belongs to (threat 6);
 * a minor sees, and is emailed about, only their own parent's invitation. A new invitation to an
 * address replaces the earlier one, unless it's the same press; a person who declined twice isn't
 * asked again.
 *
 * @throws Failure forbidden (no family plan), invalid (the caller's own address), conflict (already
 *   seated, declined twice, no seat left)
 */
export async function inviteToSeat(ctx: MemberCtx, { inviteeEmail }: SeatInput): Promise<SeatView> {
  const { user } = ctx.actor;
  if (inviteeEmail.toLowerCase() === user.email.toLowerCase()) throw invalid(SEAT_COPY.ownAddress);
  const seat = await ctx.transaction(async (tx) => {
    await lockPlans(tx, user.id);
    if (!(await hasFamilyPlan(tx, user.id))) throw new Failure("forbidden", SEAT_COPY.noFamilyPlan);
    if (await isSeated(tx, inviteeEmail)) throw new Failure("conflict", SEAT_COPY.alreadyThere);
    if ((await countDeclines(tx, inviteeEmail)) >= MAX_DECLINES)
      throw new Failure("conflict", SEAT_COPY.declinedTwice);
    const made = await findJustMade(tx, inviteeEmail);
    if (made) return made;
    await replaceFormer(tx, inviteeEmail);
    if (availableSeats(await countTaken(tx, user.id)) === 0)
      throw new Failure("conflict", SEAT_COPY.full);
    return keepPlace(tx, inviteeEmail);
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return shownSeat(ctx, seat);
}

async function keepPlace(ctx: MemberCtx, inviteeEmail: string): Promise<StoredSeat> {
  const { user } = ctx.actor;
  const id = newId();
  const seat = await insertSeat(ctx, {
    id,
    inviteeEmail,
    expiresAt: new Date(ctx.now().getTime() + LIFE_MS),
  });
  const person = await findInvitee(ctx, inviteeEmail);
  // No one may email a child through us; the response doesn't reveal that no email was sent.
  if (person?.age != null && !mayTake(person, addressIndex(ctx, user.email))) return seat;
  const page = `${ctx.settings.appUrl}/api/login?returnTo=/subscribe`;
  await enqueueMail(ctx, {
    kind: "seat_invitation",
    dedupeKey: `seat_invitation:${id}`,
    userId: user.id,
    mail: {
      to: { address: inviteeEmail },
      ...seatInvitationMail({ firstName: user.firstName, page }),
    },
  });
  return seat;
}
