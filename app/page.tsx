import { HydrationBoundary } from "@tanstack/react-query";
import { redirect } from "next/navigation";
import { CheckParentAddress } from "@/components/account/check-address";
import { ConsentPending } from "@/components/account/consent-pending";
import { KeepAccount } from "@/components/account/keep-account";
import { ReceivedSeats } from "@/components/billing/received-seats";
import { ReceivedInvitations } from "@/components/couples/received-invitations";
import { FamilyCard } from "@/components/home/family-card";
import { Home } from "@/components/home/home";
import { ReceivedShares } from "@/components/shares/received-shares";
import { readCurrentUser } from "@/lib/features/account/read-current-user";
import { ownPlanIfShared, readSeats } from "@/lib/features/billing/read-subscribe";
import { readWaitingEnd } from "@/lib/features/consent/read-waiting-end";
import { readInvitations } from "@/lib/features/couples/read-couples";
import { listReads } from "@/lib/features/dashboard/read-dashboard";
import { readLeaving } from "@/lib/features/erasure/read-account";
import { hasFamily } from "@/lib/features/guardianship/has-family";
import { enrolmentsKey } from "@/lib/features/programs/keys";
import { listEnrolments } from "@/lib/features/programs/list-enrolments";
import { readShares } from "@/lib/features/shares/list-shares";
import type { MemberCtx } from "@/lib/ports/context";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { siteSettings } from "@/lib/server/site-settings";
import { audienceOf, isChildMode } from "@/lib/shared/audience";
import { LandingPage } from "./landing-page";

interface StartPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Landing for visitors, onboarding without an age, else home (ROUTE-04 … ROUTE-06). */
export default async function StartPage({ searchParams }: StartPageProps) {
  const ctx = await pageContext("anyone");
  const { invitation } = await searchParams;
  if (ctx.actor.kind !== "member") {
    if (typeof invitation === "string")
      redirect(`/api/login?returnTo=${encodeURIComponent(`/?invitation=${invitation}`)}`);
    return <LandingPage provider={ctx.settings.providerName} today={ctx.now()} />;
  }
  if (ctx.actor.user.age === null) redirect("/onboarding");
  return <HomePage ctx={ctx as MemberCtx} byLink={invitation !== undefined} />;
}

async function HomePage({ ctx, byLink }: { ctx: MemberCtx; byLink: boolean }) {
  const { firstName, profileImageUrl, subscriptionTier, subscriptionStatus, consent, ...user } = ctx.actor.user;
  const open = consent === "not_needed" || consent === "granted";
  const waitingEnd = open ? null : await readWaitingEnd(ctx);
  const adult = !isChildMode(user);
  const enrolments = { queryKey: enrolmentsKey, read: () => listEnrolments(ctx) };
  const reads = [
    ...listReads(ctx),
    enrolments,
    ...ownPlanIfShared(ctx),
    readLeaving(ctx),
    ...(open ? [readSeats(ctx)] : []),
    ...(adult ? [readInvitations(ctx), readShares(ctx)] : []),
  ];
  return (
    <HydrationBoundary state={await hydrated(ctx, reads)}>
      <Home
        audience={audienceOf(user)}
        firstName={firstName}
        profileImageUrl={profileImageUrl}
        tier={subscriptionTier}
        planStatus={subscriptionStatus}
        open={open}
        kept={waitingEnd === null}
        notice={
          open ? (
            <>
              <KeepAccount audience={audienceOf(user)} />
              {adult ? null : <CheckParentAddress person={await readCurrentUser(ctx)} />}
              <ReceivedSeats audience={audienceOf(user)} />
              {adult ? <ReceivedInvitations byLink={byLink} /> : null}
              {adult ? <ReceivedShares /> : null}
              {adult && (await hasFamily(ctx)) ? <FamilyCard audience="adult" /> : null}
            </>
          ) : (
            <>
              <KeepAccount audience={audienceOf(user)} />
              <ConsentPending
                person={await readCurrentUser(ctx)}
                endsAt={waitingEnd}
                contact={(await siteSettings()).privacyContact}
              />
            </>
          )
        }
      />
    </HydrationBoundary>
  );
}
