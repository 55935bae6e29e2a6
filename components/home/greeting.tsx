"use client";

import Link from "next/link";
import { useLazy } from "@/components/layout/use-lazy";
import { Avatar } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import { HOME_COPY } from "@/lib/across/home/copy";
import type { RecentTopic } from "@/lib/across/home/policy";
import { useTimeZone } from "@/lib/client/time-zone";
import type { WithoutYes } from "@/lib/core/consent/types";
import { useBegunSessions } from "@/lib/features/conversation/client";
import type { Audience } from "@/lib/shared/audience";
import { dayOf, longDay } from "@/lib/shared/dates";

interface GreetingProps {
  audience: Audience;
  firstName: string | null;
  profileImageUrl: string | null;
  /** Without consent an open conversation can be read but not continued. */
  shut: WithoutYes | null;
  /** The newest conversation's topic, as the server read it. */
  told: RecentTopic | null;
}

export function Greeting({ audience, firstName, profileImageUrl, shut, told }: GreetingProps) {
  const copy = HOME_COPY[audience];
  return (
    <header className="flex items-center gap-4">
      {profileImageUrl ? (
        <Avatar src={profileImageUrl} name={firstName} alt="" className="size-14 sm:size-16" />
      ) : null}
      <div className="min-w-0">
        <h1 className="break-words kids:text-[clamp(2.25rem,1.6rem+3vw,3.5rem)]">
          {copy.greeting(firstName?.trim() || copy.nobody)}
        </h1>
        <LastTalked audience={audience} shut={shut} told={told} />
      </div>
    </header>
  );
}

function LastTalked({ audience, shut, told }: Pick<GreetingProps, "audience" | "shut" | "told">) {
  const copy = HOME_COPY[audience];
  const zone = useTimeZone();
  const { data: sessions } = useBegunSessions();
  const last = sessions?.[0];
  const topic = useTopic(last?.title, told);
  const line = () => {
    if (!sessions) return null;
    if (!last) return copy.neverTalked;
    // Until the browser reports its time zone, the line only reserves its space.
    const where = zone ?? "UTC";
    const isToday = dayOf(last.updatedAt, where) === dayOf(new Date(), where);
    const when = isToday ? copy.lastTalkedToday : copy.lastTalked(longDay(last.updatedAt, where));
    return topic ? `${when} ${copy.about(topic)}` : when;
  };
  return (
    <div
      className={cn(
        "mt-2 flex max-w-2xl flex-wrap items-baseline gap-x-3",
        !zone && last && "invisible",
      )}
    >
      <p className="min-h-[1.6em] break-words text-ink-soft text-lg">{line()}</p>
      {last && last.endedAt === null ? (
        <Link
          href={`/chat/${last.id}`}
          prefetch={false}
          className="inline-flex min-h-6 items-center font-semibold text-primary-deep underline underline-offset-4"
        >
          {shut ? copy.lookBack : copy.goOn}
        </Link>
      ) : null}
    </div>
  );
}

const loadTopics = () => import("@/lib/across/home/policy").then((module) => module.topicOf);

/**
 * The topic of the last conversation, as the server sent it with the page. A newer title is
 * resolved here with code that isn't in the first scripts; until it loads, no topic is shown.
 */
function useTopic(title: string | undefined, told: RecentTopic | null): string | null {
  const isTold = title === undefined || title === told?.title;
  const topicOf = useLazy(loadTopics, !isTold, false);
  if (isTold) return told?.topic ?? null;
  return topicOf?.(title) ?? null;
}
