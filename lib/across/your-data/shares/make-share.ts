import { recordAudit } from "@/lib/core/audit/record-audit";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { type ExaminedInput, examining } from "@/lib/core/incidents/examine";
import { markUnread } from "@/lib/core/incidents/mark-unread";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import { foundFlags } from "@/lib/crisis/crisis-flags";
import type { MemberCtx } from "@/lib/ports/context";
import { longDay } from "@/lib/shared/dates";
import { Failure } from "@/lib/shared/failure";
import { newId, newToken } from "@/lib/shared/ids";
import { daysOf, INVITATION_LIFE_DAYS, TURNED_DOWN_MS } from "./constants";
import { INVITING_REFUSED } from "./copy";
import { mailsAgain, requireAdult } from "./policy";
import { queueInvitation } from "./queue-invitation";
import {
  findInvitedAt,
  findTurnedDown,
  holdWaiting,
  insertShare,
  lockOwner,
  type OwnShare,
  renewWaiting,
  sharesWith,
} from "./repository";
import type { FamilyShareInput, MakeShareInput, ProviderLinkInput } from "./schema";
import { givenShare } from "./shown-share";
import type { MadeShare } from "./types";

/** The URL where a care provider reads the summary. Only this call's response contains it. */
const linkOf = (ctx: MemberCtx, token: string): string => `${ctx.settings.appUrl}/shares/${token}`;

/** Checks the note that the owner keeps with a share for a crisis. */
export const examineLabel = examining(({ label }: MakeShareInput) => [label]);

/**
 * Invites one person by e-mail to see the chosen items (family), or makes an expiring link for a
 * care provider (LAND-27, contract 8). The response never depends on who owns the invited address,
 * only on the outcome of the caller's earlier invitations. If one to that address is still pending,
 * the new one replaces its contents.
 *
 * @throws Failure forbidden, invalid (one's own address), conflict (already shared with that
 *   address, or turned down recently)
 */
export async function makeShare(
  ctx: MemberCtx,
  { input, finding, excerpt }: ExaminedInput<MakeShareInput>,
): Promise<MadeShare> {
  requireAdult(ctx.actor.user);
  const { share, link, isRenewed, isMailedLately } = await ctx.transaction(async (tx) => {
    await lockOwner(tx);
    const made = input.kind === "family" ? await invite(tx, input) : await makeLink(tx, input);
    await recordAudit(tx, {
      action: made.isRenewed ? "share.change" : `share.make_${input.kind}`,
      outcome: "done",
      subject: tx.actor.user.id,
      resource: `shares/${made.share.id}`,
    });
    await markUnread(tx, finding, "share_label", made.share.id);
    if (finding.crisis) await recordIncident(tx, { finding, source: "share_label", excerpt });
    return made;
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return {
    ...givenShare(share, ctx.now()),
    ...(link ? { link } : {}),
    ...(isRenewed ? { renewed: true as const } : {}),
    ...(isMailedLately ? { mailedLately: true as const } : {}),
    ...foundFlags(finding),
  };
}

interface Made {
  readonly share: OwnShare;
  readonly link?: string;
  readonly isRenewed?: boolean;
  readonly isMailedLately?: boolean;
}

async function invite(ctx: MemberCtx, input: FamilyShareInput): Promise<Made> {
  const { inviteeEmail } = input;
  if (inviteeEmail === ctx.actor.user.email.toLowerCase()) {
    const message = INVITING_REFUSED.ownAddress;
    throw new Failure("invalid", message, { issues: [{ path: "inviteeEmail", message }] });
  }
  const waiting = await holdWaiting(ctx, inviteeEmail);
  if (await sharesWith(ctx, inviteeEmail))
    throw new Failure("conflict", INVITING_REFUSED.sharedAlready);
  await refuseIfTurnedDown(ctx, input);
  if (waiting) return { share: await renewWaiting(ctx, waiting, input), isRenewed: true };
  const isMailed = mailsAgain(await findInvitedAt(ctx, inviteeEmail), ctx.now());
  const share = await insertShare(ctx, {
    ...input,
    id: newId(),
    ...termOf(ctx, INVITATION_LIFE_DAYS),
  });
  if (isMailed)
    await queueInvitation(ctx, {
      id: share.id,
      address: inviteeEmail,
      nameShown: input.nameShown,
    });
  return { share, isMailedLately: !isMailed };
}

/**
 * Refuses to reinvite someone who recently declined. The owner already sees the refusal on their
 * list, so this reveals nothing new, and reporting the person as "invited" would be a lie.
 */
async function refuseIfTurnedDown(
  ctx: MemberCtx,
  { inviteeEmail, timeZone }: FamilyShareInput,
): Promise<void> {
  const turnedDown = await findTurnedDown(ctx, inviteeEmail);
  if (!turnedDown) return;
  const from = longDay(new Date(turnedDown.at.getTime() + TURNED_DOWN_MS), timeZone);
  throw new Failure("conflict", INVITING_REFUSED[turnedDown.how](from));
}

async function makeLink(ctx: MemberCtx, { days, ...input }: ProviderLinkInput): Promise<Made> {
  const token = newToken();
  const share = await insertShare(ctx, { ...input, id: newId(), token, ...termOf(ctx, days) });
  return { share, link: linkOf(ctx, token) };
}

function termOf(ctx: MemberCtx, days: number): { createdAt: Date; expiresAt: Date } {
  const createdAt = ctx.now();
  return { createdAt, expiresAt: new Date(createdAt.getTime() + daysOf(days)) };
}
