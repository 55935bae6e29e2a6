import Link from "next/link";
import type { ReactNode } from "react";
import { MoodTracker } from "@/components/mood/mood-tracker";
import { MoodWaiting } from "@/components/mood/mood-waiting";
import { HOME_COPY } from "@/lib/across/home/copy";
import type { RecentTopic } from "@/lib/across/home/policy";
import type { WithoutYes } from "@/lib/core/consent/types";
import type { Audience } from "@/lib/shared/audience";
import { FamilyCard } from "./family-card";
import { Greeting } from "./greeting";
import { HelpCard } from "./help-card";
import { PlanCard } from "./plan-card";
import { ProgrammeCard } from "./programme-card";
import { QuickCheck } from "./quick-check";
import { RecentSessions } from "./recent-sessions";
import { BuddyCard, TalkCard } from "./talk-card";
import { WeekCard } from "./week-card";

export interface HomeProps {
  audience: Audience;
  firstName: string | null;
  profileImageUrl: string | null;
  tier: string;
  /** The person's `subscriptionStatus`. */
  planStatus: string;
  /** Why nothing can be stored for a child under 13 without consent. */
  shut: WithoutYes | null;
  /**
   * False if a parent never agreed: then there's nothing to look back on, and no one sees anything.
   */
  kept: boolean;
  /** The newest conversation's topic, for the greeting. */
  told: RecentTopic | null;
  /** Pending notices at the top. */
  notice?: ReactNode;
}

export function Home({ notice, ...home }: HomeProps) {
  return (
    <div className="page-column grid grid-cols-1 gap-6 py-7 sm:gap-7 sm:py-10">
      <Greeting {...home} />
      {notice}
      {home.audience === "child" ? <ChildHome {...home} /> : <AdultHome {...home} />}
    </div>
  );
}

/** Rows of a wide and a narrow card; on phones the cards stack in the same order. */
function Rows({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      {children}
    </div>
  );
}

function AdultHome({ audience, tier, planStatus }: HomeProps) {
  return (
    <Rows>
      <MoodTracker audience={audience} />
      <TalkCard audience={audience} />
      <RecentSessions audience={audience} />
      <QuickCheck audience={audience} />
      <WeekCard audience={audience} />
      <PlanAndHelp audience={audience} tier={tier} planStatus={planStatus} open kept />
    </Rows>
  );
}

function ChildHome({ audience, tier, planStatus, shut, kept }: HomeProps) {
  const open = shut === null;
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      <BuddyCard shut={shut} kept={kept} />
      {open ? <MoodTracker audience={audience} /> : <MoodWaiting audience={audience} />}
      <Rows>
        {kept ? <RecentSessions audience={audience} /> : null}
        {open ? <QuickCheck audience={audience} /> : null}
        {open ? <WeekCard audience={audience} /> : null}
        <PlanAndHelp
          audience={audience}
          tier={tier}
          planStatus={planStatus}
          open={open}
          kept={kept}
        />
      </Rows>
    </div>
  );
}

function PlanAndHelp({
  audience,
  tier,
  planStatus,
  open,
  kept,
}: Pick<HomeProps, "audience" | "tier" | "planStatus" | "kept"> & { open: boolean }) {
  return (
    <div className="grid grid-cols-1 content-start gap-4 sm:gap-5 md:max-lg:grid-cols-2">
      {open ? <ProgrammeCard audience={audience} /> : null}
      {open ? <PlanCard audience={audience} tier={tier} status={planStatus} /> : null}
      {audience === "child" && kept ? <FamilyCard audience={audience} /> : null}
      <HelpCard audience={audience} />
      <Link href="/account" className="prose-link justify-self-start py-1">
        {HOME_COPY[audience].data}
      </Link>
    </div>
  );
}
