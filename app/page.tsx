import { HydrationBoundary } from "@tanstack/react-query";
import { redirect } from "next/navigation";
import { FamilyCard } from "@/components/home/family-card";
import { Home } from "@/components/home/home";
import {
  CheckParentAddress,
  ConsentPending,
  KeepAccount,
  ReceivedInvitations,
  ReceivedSeats,
  ReceivedShares,
} from "@/components/home/notices";
import { listReads } from "@/lib/across/home/dashboard/read-dashboard";
import { recentTopic } from "@/lib/across/home/policy";
import { readLeaving } from "@/lib/across/your-data/erasure/read-account";
import { readShares } from "@/lib/across/your-data/shares/list-shares";
import { withoutYes } from "@/lib/core/consent/policy";
import { readWaitingEnd } from "@/lib/core/consent/queries";
import { invitationPage, pageAfter } from "@/lib/core/identity/page-after";
import { readCurrentUser } from "@/lib/core/identity/queries";
import { ownPlanIfShared, readSeats } from "@/lib/features/billing/read-subscribe";
import type { ShownSession } from "@/lib/features/conversation/client";
import { sessionsKey } from "@/lib/features/conversation/constants";
import { readInvitations } from "@/lib/features/couples/read-couples";
import { enrolmentsKey } from "@/lib/features/programs/constants";
import { listEnrolments } from "@/lib/features/programs/list-enrolments";
import type { MemberCtx } from "@/lib/ports/context";
import { foundIn, hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { hasFamily, pendingMatters } from "@/lib/server/pending-matters";
import { siteSettings } from "@/lib/server/site-settings";
import { audienceOf, isChildMode } from "@/lib/shared/audience";
import { LandingPage } from "./landing-page";

interface StartPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * Landing for visitors, onboarding for people without an age, home for the rest (ROUTE-04 …
 * ROUTE-06).
 */
export default async function StartPage({ searchParams }: StartPageProps) {
  const ctx = await pageContext("anyone");
  const { invitation } = await searchParams;
  if (ctx.actor.kind !== "member") {
    if (typeof invitation === "string")
      redirect(`/api/login?returnTo=${encodeURIComponent(invitationPage(invitation))}`);
    return <LandingPage provider={ctx.settings.providerName} today={ctx.now()} />;
  }
  if (ctx.actor.user.age === null) {
    const next = typeof invitation === "string" ? pageAfter(invitationPage(invitation)) : "/";
    redirect(next === "/" ? "/onboarding" : `/onboarding?next=${encodeURIComponent(next)}`);
  }
  return (
    <HomePage
      ctx={ctx as MemberCtx}
      byLink={typeof invitation === "string" ? invitation : undefined}
    />
  );
}

async function HomePage({ ctx, byLink }: { ctx: MemberCtx; byLink: string | undefined }) {
  const { firstName, profileImageUrl, subscriptionTier, subscriptionStatus, consent, ...user } =
    ctx.actor.user;
  const shut = withoutYes(consent);
  const open = shut === null;
  const waitingEnd = open ? null : await readWaitingEnd(ctx);
  const adult = !isChildMode(user);
  const waits = await pendingMatters(ctx);
  const invited = adult && (waits.invitations || byLink !== undefined);
  const enrolments = { queryKey: enrolmentsKey, read: () => listEnrolments(ctx) };
  const reads = [
    ...listReads(ctx),
    enrolments,
    ...ownPlanIfShared(ctx),
    ...(waits.leaving ? [readLeaving(ctx)] : []),
    ...(open && waits.seats ? [readSeats(ctx)] : []),
    ...(invited ? [readInvitations(ctx)] : []),
    ...(adult && waits.shares ? [readShares(ctx)] : []),
  ];
  const state = await hydrated(ctx, reads);
  return (
    <HydrationBoundary state={state}>
      <Home
        audience={audienceOf(user)}
        firstName={firstName}
        profileImageUrl={profileImageUrl}
        tier={subscriptionTier}
        planStatus={subscriptionStatus}
        shut={shut}
        kept={waitingEnd === null}
        told={recentTopic(foundIn<ShownSession[]>(state, sessionsKey))}
        notice={
          open ? (
            <>
              {waits.leaving ? <KeepAccount audience={audienceOf(user)} /> : null}
              {adult ? null : <CheckParentAddress person={await readCurrentUser(ctx)} />}
              {waits.seats ? <ReceivedSeats audience={audienceOf(user)} /> : null}
              {invited ? <ReceivedInvitations byLink={byLink} /> : null}
              {adult && waits.shares ? <ReceivedShares /> : null}
              {adult && (await hasFamily(ctx)) ? <FamilyCard audience="adult" /> : null}
            </>
          ) : (
            <>
              {waits.leaving ? <KeepAccount audience={audienceOf(user)} /> : null}
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
