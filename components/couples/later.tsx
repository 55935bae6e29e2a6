"use client";

import { type Failure, lazyPart, PartFailed } from "@/components/layout/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { TALK_FRAME } from "./talk-frame";

/**
 * Parts of this page that load after the first scripts. The private questions lead to help, so they
 * don't wait.
 */
export const TalkPane = lazyPart(() => import("./talk-pane").then((module) => module.TalkPane), {
  loading: (
    <div aria-busy="true" className={TALK_FRAME}>
      <div className="grid gap-4 p-5">
        <Skeleton className="h-10" />
        <Skeleton className="h-24" />
      </div>
    </div>
  ),
  failed: (failure: Failure) => (
    <div className={TALK_FRAME}>
      <div className="m-auto">
        <PartFailed {...failure} />
      </div>
    </div>
  ),
});

export const Assessments = lazyPart(
  () => import("./assessments").then((module) => module.Assessments),
  {
    loading: <Skeleton aria-busy="true" className="h-[34rem] rounded-card" />,
  },
);
