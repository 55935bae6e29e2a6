"use client";

import { type Failure, lazyPart, PartFailed } from "@/components/layout/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { TalkFrame } from "./talk-frame";

/**
 * Parts of this page that load after the first scripts. Everything that leads to a person, and the
 * calming tools, doesn't wait.
 */
export const Talk = lazyPart(() => import("./talk").then((module) => module.Talk), {
  loading: (
    <TalkFrame>
      <div aria-busy="true" className="grid gap-4 p-5">
        <Skeleton className="h-10" />
        <Skeleton className="h-24" />
      </div>
    </TalkFrame>
  ),
  failed: (failure: Failure) => (
    <TalkFrame>
      <div className="m-auto">
        <PartFailed {...failure} />
      </div>
    </TalkFrame>
  ),
});

export const SelfCheck = lazyPart(() => import("./self-check").then((module) => module.SelfCheck), {
  loading: <Skeleton aria-busy="true" className="h-72 rounded-card" />,
});
