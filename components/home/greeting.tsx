"use client";

import Link from "next/link";
import { Avatar } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import { useTimeZone } from "@/lib/client/time-zone";
import { useBegunSessions } from "@/lib/features/chat/client";
import { CHAT_COPY } from "@/lib/features/chat/copy";
import { DASHBOARD_COPY } from "@/lib/features/dashboard/copy";
import { HOME_COPY } from "@/lib/features/home/copy";
import { AUDIENCES, type Audience } from "@/lib/shared/audience";
import { dayOf, longDay } from "@/lib/shared/dates";
import { isDespair } from "@/lib/shared/heard/despair";
import { protestIn } from "@/lib/shared/heard/protest";
import { isSmallTalk } from "@/lib/shared/heard/small-talk";

interface GreetingProps {
  audience: Audience;
  firstName: string | null;
  profileImageUrl: string | null;
}

export function Greeting({ audience, firstName, profileImageUrl }: GreetingProps) {
  const copy = HOME_COPY[audience];
  return (
    <header className="flex items-center gap-4">
      {profileImageUrl ? <Avatar src={profileImageUrl} name={firstName} alt="" className="size-14 sm:size-16" /> : null}
      <div className="min-w-0">
        <h1 className="break-words kids:text-[clamp(2.25rem,1.6rem+3vw,3.5rem)]">
          {copy.greeting(firstName?.trim() || copy.nobody)}
        </h1>
        <LastTalked audience={audience} />
      </div>
    </header>
  );
}

function LastTalked({ audience }: { audience: Audience }) {
  const copy = HOME_COPY[audience];
  const zone = useTimeZone();
  const { data: sessions } = useBegunSessions();
  const last = sessions?.[0];
  const line = () => {
    if (!sessions) return null;
    if (!last) return copy.neverTalked;
    // Until the browser has told its zone the line only keeps its place.
    const where = zone ?? "UTC";
    const isToday = dayOf(last.updatedAt, where) === dayOf(new Date(), where);
    const when = isToday ? copy.lastTalkedToday : copy.lastTalked(longDay(last.updatedAt, where));
    const topic = topicOf(last.title);
    return topic ? `${when} ${copy.about(topic)}` : when;
  };
  return (
    <div className={cn("mt-2 flex max-w-2xl flex-wrap items-baseline gap-x-3", !zone && last && "invisible")}>
      <p className="min-h-[1.6em] break-words text-ink-soft text-lg">{line()}</p>
      {last && last.endedAt === null ? (
        <Link
          href={`/chat/${last.id}`}
          prefetch={false}
          className="inline-flex min-h-6 items-center font-semibold text-primary-deep underline underline-offset-4"
        >
          {copy.goOn}
        </Link>
      ) : null}
    </div>
  );
}

/** A title that a conversation got by itself says nothing about what it was about. */
const GIVEN: ReadonlySet<string> = new Set(
  AUDIENCES.flatMap((audience) => [CHAT_COPY[audience].newSessionTitle, DASHBOARD_COPY[audience].helped.defaultTitle]),
);

/** Titles given in earlier versions may hold a greeting, or words that nobody wants to be welcomed with. */
const isUnkind = (title: string): boolean =>
  isSmallTalk(title) || isDespair(title, "en") || protestIn(title, "en") !== null;

const topicOf = (title: string): string | null => {
  const own = title.trim();
  return own && !GIVEN.has(own) && !isUnkind(own) ? own : null;
};
