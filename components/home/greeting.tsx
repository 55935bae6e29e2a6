"use client";

import { Avatar } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import { useTimeZone } from "@/lib/client/time-zone";
import { useBegunSessions } from "@/lib/features/chat/client";
import { CHAT_COPY } from "@/lib/features/chat/copy";
import { DASHBOARD_COPY } from "@/lib/features/dashboard/copy";
import { HOME_COPY } from "@/lib/features/home/copy";
import { AUDIENCES, type Audience } from "@/lib/shared/audience";
import { dayOf, longDay } from "@/lib/shared/dates";

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
    <p className={cn("mt-2 min-h-[1.6em] max-w-2xl break-words text-ink-soft text-lg", !zone && last && "invisible")}>
      {line()}
    </p>
  );
}

/** A title that a conversation got by itself says nothing about what it was about. */
const GIVEN: ReadonlySet<string> = new Set(
  AUDIENCES.flatMap((audience) => [CHAT_COPY[audience].newSessionTitle, DASHBOARD_COPY[audience].helped.defaultTitle]),
);

const topicOf = (title: string): string | null => {
  const own = title.trim();
  return own && !GIVEN.has(own) ? own : null;
};
