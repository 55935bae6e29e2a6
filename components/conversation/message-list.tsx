"use client";

import { Chip } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { useTimeZone } from "@/lib/client/time-zone";
import type { ShownMessage } from "@/lib/features/conversation/client";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import type { Audience } from "@/lib/shared/audience";
import { dayOf, longDay, timeOfDay } from "@/lib/shared/dates";
import { Bubble } from "./bubble";

interface MessageListProps {
  audience: Audience;
  messages: readonly ShownMessage[];
  /**
   * Number of messages loaded from further back. They're rendered before the live region; otherwise
   * all of them would be announced.
   */
  earlier: number;
  /** Handles a tap on a suggested activity; null while a message is on its way. */
  onActivity: ((activity: string) => void) | null;
}

/**
 * The finished messages. The live region announces additions only: an answer is read out once, when
 * it's complete and moves in here, and the person's own messages aren't read back to them.
 */
export function MessageList({ messages, earlier, ...rest }: MessageListProps) {
  return (
    <>
      {earlier > 0 ? (
        <ol className="grid gap-3 pb-3">
          <Lines {...rest} messages={messages} from={0} to={earlier} />
        </ol>
      ) : null}
      <div role="log" aria-label={CHAT_COPY[rest.audience].conversation} aria-relevant="additions">
        <ol className="grid gap-3">
          <Lines {...rest} messages={messages} from={earlier} to={messages.length} />
        </ol>
      </div>
    </>
  );
}

interface LinesProps extends Omit<MessageListProps, "earlier"> {
  from: number;
  to: number;
}

function Lines({ audience, messages, onActivity, from, to }: LinesProps) {
  const zone = useTimeZone();
  return messages.slice(from, to).map((message, at) => (
    <li
      key={message.id}
      aria-live={message.role === "user" ? "off" : undefined}
      className={cn("grid gap-1", message.role === "user" && "justify-items-end")}
    >
      <DayLine zone={zone} message={message} before={messages[from + at - 1]} />
      <Message audience={audience} message={message} zone={zone} onActivity={onActivity} />
    </li>
  ));
}

interface DayLineProps {
  zone: string | null;
  message: ShownMessage;
  before: ShownMessage | undefined;
}

/** Shows the date above the first message of each day. */
function DayLine({ zone, message, before }: DayLineProps) {
  if (!zone || (before && dayOf(before.createdAt, zone) === dayOf(message.createdAt, zone)))
    return null;
  return (
    <p className="w-full justify-self-center py-2 text-center text-ink-faint text-sm">
      {longDay(message.createdAt, zone)}
    </p>
  );
}

interface MessageProps extends Pick<MessageListProps, "audience" | "onActivity"> {
  message: ShownMessage;
  zone: string | null;
}

function Message({ audience, message, zone, onActivity }: MessageProps) {
  const copy = CHAT_COPY[audience];
  const own = message.role === "user";
  const activities = own ? [] : (message.metadata?.suggested_activities ?? []);
  return (
    <>
      <Bubble own={own} speaker={own ? copy.you : copy.persona}>
        {message.content}
      </Bubble>
      <time
        dateTime={message.createdAt}
        className="min-h-5 px-1.5 text-ink-faint text-xs leading-5"
      >
        {zone ? timeOfDay(message.createdAt, zone) : null}
      </time>
      {activities.length > 0 ? (
        <ul className="flex flex-wrap gap-2 pb-1">
          {activities.map((activity) => (
            <li key={activity}>
              <Chip
                onClick={() => onActivity?.(activity)}
                aria-disabled={onActivity ? undefined : true}
              >
                {activity}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
