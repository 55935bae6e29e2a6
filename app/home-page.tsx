import { HydrationBoundary } from "@tanstack/react-query";
import { ConsentPending } from "@/components/account/consent-pending";
import { Home } from "@/components/home/home";
import { readCurrentUser } from "@/lib/features/account/read-current-user";
import { listReads } from "@/lib/features/dashboard/read-dashboard";
import type { MemberCtx } from "@/lib/ports/context";
import { hydrated } from "@/lib/server/hydrated";
import { audienceOf } from "@/lib/shared/audience";

/** What / shows to a signed-in person (ROUTE-05). */
export async function HomePage({ ctx }: { ctx: MemberCtx }) {
  const { firstName, profileImageUrl, subscriptionTier, consent, ...user } = ctx.actor.user;
  const open = consent === "not_needed" || consent === "granted";
  return (
    <HydrationBoundary state={await hydrated(ctx, listReads(ctx))}>
      <Home
        audience={audienceOf(user)}
        firstName={firstName}
        profileImageUrl={profileImageUrl}
        tier={subscriptionTier}
        open={open}
        notice={open ? null : <ConsentPending person={await readCurrentUser(ctx)} />}
      />
    </HydrationBoundary>
  );
}
