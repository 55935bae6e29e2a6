import type { ReactNode } from "react";
import { MoodTracker } from "@/components/mood/mood-tracker";
import { MoodWaiting } from "@/components/mood/mood-waiting";
import type { Audience } from "@/lib/shared/audience";
import { Greeting } from "./greeting";
import { HelpCard } from "./help-card";
import { PlanCard } from "./plan-card";
import { QuickCheck } from "./quick-check";
import { RecentSessions } from "./recent-sessions";
import { BuddyCard, TalkCard } from "./talk-card";
import { WeekCard } from "./week-card";

export interface HomeProps {
  audience: Audience;
  firstName: string | null;
  profileImageUrl: string | null;
  tier: string;
  /** False while a parent has not agreed: nothing can be stored yet. */
  open: boolean;
  /** What is pending, said at the top. */
  notice?: ReactNode;
}

export function Home({ notice, ...home }: HomeProps) {
  return (
    <div className="page-column grid gap-6 py-7 sm:gap-7 sm:py-10">
      <Greeting {...home} />
      {notice}
      {home.audience === "child" ? <ChildHome {...home} /> : <AdultHome {...home} />}
    </div>
  );
}

function AdultHome({ audience, tier }: HomeProps) {
  return (
    <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-[1.6fr_1fr]">
      <div className="grid gap-4 sm:gap-5">
        <MoodTracker audience={audience} />
        <RecentSessions audience={audience} />
        <WeekCard audience={audience} />
      </div>
      <div className="grid gap-4 sm:gap-5 md:max-lg:grid-cols-2">
        <TalkCard audience={audience} />
        <QuickCheck audience={audience} />
        <PlanCard audience={audience} tier={tier} />
        <HelpCard audience={audience} />
      </div>
    </div>
  );
}

function ChildHome({ audience, tier, open }: HomeProps) {
  return (
    <div className="grid gap-4 sm:gap-5">
      <BuddyCard />
      {open ? <MoodTracker audience={audience} /> : <MoodWaiting audience={audience} />}
      <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-[1.6fr_1fr]">
        <div className="grid gap-4 sm:gap-5">
          <RecentSessions audience={audience} />
          <WeekCard audience={audience} />
        </div>
        <div className="grid gap-4 sm:gap-5">
          {open ? <QuickCheck audience={audience} /> : null}
          <PlanCard audience={audience} tier={tier} />
          <HelpCard audience={audience} />
        </div>
      </div>
    </div>
  );
}
