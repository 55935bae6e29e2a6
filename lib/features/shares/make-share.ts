import { recordAudit } from "@/lib/features/audit/record-audit";
import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { newId, newToken } from "@/lib/shared/ids";
import { daysOf, INVITATION_LIFE_DAYS } from "./constants";
import { examineLabel } from "./examine-label";
import { requireAdult } from "./policy";
import { promiseInvitation } from "./promise-invitation";
import { insertShare, lockOwner, type OwnShare, replaceWaiting, sharesWith } from "./repository";
import type { FamilyShareInput, MakeShareInput, ProviderLinkInput } from "./schema";
import { givenShare } from "./shown-share";
import type { MadeShare } from "./types";

/** Where a care provider reads the summary. Known to the answer of this one call and to whoever gets the address. */
const linkOf = (ctx: MemberCtx, token: string): string => `${ctx.settings.appUrl}/shares/${token}`;

/**
 * Invites one person by e-mail to see what was chosen (family), or makes a link with an end for a care provider (LAND-27,
 * contract 8). The answer to an invitation does not depend on whose the address is.
 *
 * @throws Failure forbidden, invalid (one's own address), conflict (shared with that address already)
 */
export async function makeShare(ctx: MemberCtx, input: MakeShareInput): Promise<MadeShare> {
  requireAdult(ctx.actor.user);
  const { share, link, isMailedLately, crisis } = await ctx.transaction(async (tx) => {
    await lockOwner(tx);
    const made = input.kind === "family" ? await invite(tx, input) : await makeLink(tx, input);
    await recordAudit(tx, {
      action: `share.make_${input.kind}`,
      outcome: "done",
      subject: tx.actor.user.id,
      resource: `shares/${made.share.id}`,
    });
    return { ...made, crisis: await examineLabel(tx, input.label) };
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return {
    ...givenShare(share, ctx.now()),
    ...(link ? { link } : {}),
    ...(isMailedLately ? { mailedLately: true as const } : {}),
    ...(crisis ? { crisis_detected: true as const } : {}),
  };
}

interface Made {
  readonly share: OwnShare;
  readonly link?: string;
  readonly isMailedLately?: boolean;
}

async function invite(ctx: MemberCtx, input: FamilyShareInput): Promise<Made> {
  const { inviteeEmail } = input;
  if (inviteeEmail === ctx.actor.user.email.toLowerCase()) {
    const message = "This is your own address.";
    throw new Failure("invalid", message, { issues: [{ path: "inviteeEmail", message }] });
  }
  if (await sharesWith(ctx, inviteeEmail)) {
    throw new Failure("conflict", "You share with this address already. You can change what it shows.");
  }
  await replaceWaiting(ctx, inviteeEmail);
  const share = await insertShare(ctx, { ...input, id: newId(), ...termOf(ctx, INVITATION_LIFE_DAYS) });
  const { id } = share;
  const isMailedLately = await promiseInvitation(ctx, { id, address: inviteeEmail, nameShown: input.nameShown });
  return { share, isMailedLately };
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
