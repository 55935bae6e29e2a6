"use client";

import { Lock } from "lucide-react";
import { Bubble } from "@/components/conversation/bubble";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useTimeZone } from "@/lib/client/time-zone";
import type { ShownRelationshipMessage } from "@/lib/features/couples/client";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { timeOfDay } from "@/lib/shared/dates";
import type { TalkOfTwo } from "./use-talk";

const copy = COUPLES_COPY.adult.talk;

interface TalkMessagesProps {
  ownId: string;
  messages: readonly ShownRelationshipMessage[];
}

/**
 * Messages that both, or only this person, can read. New ones are announced, except the person's
 * own.
 */
export function TalkMessages({ ownId, messages }: TalkMessagesProps) {
  return (
    <div role="log" aria-label={copy.conversation} aria-relevant="additions">
      <ol className="grid gap-3">
        {messages.map((message) => (
          <TalkMessage key={message.id} message={message} own={message.senderId === ownId} />
        ))}
      </ol>
    </div>
  );
}

function TalkMessage({ message, own }: { message: ShownRelationshipMessage; own: boolean }) {
  const zone = useTimeZone();
  const { senderName, senderType, content, isPrivate, messageType, createdAt } = message;
  return (
    <li
      aria-live={own ? "off" : undefined}
      className={cn("grid gap-1", own && "justify-items-end")}
    >
      <span
        aria-hidden={own || undefined}
        className="flex items-center gap-2 px-1.5 text-ink-soft text-sm"
      >
        {own ? null : <span className="font-semibold">{senderName}</span>}
        {messageType === "pause" ? <Badge tone="sunk">{copy.pause}</Badge> : null}
      </span>
      <Bubble
        own={own}
        speaker={own ? copy.you : senderName}
        className={cn(
          senderType === "user" && !own && "border border-line-strong bg-card",
          isPrivate && PRIVATE,
        )}
      >
        {content}
      </Bubble>
      <span className="flex flex-wrap items-center gap-x-2 px-1.5 text-ink-faint text-xs leading-5">
        <time dateTime={createdAt} className="min-h-5">
          {zone ? timeOfDay(createdAt, zone) : null}
        </time>
        {isPrivate ? <PrivateMark /> : null}
      </span>
    </li>
  );
}

const PRIVATE = "outline-2 outline-primary outline-dashed -outline-offset-2";

const PrivateMark = () => (
  <span className="flex items-center gap-1 text-ink-soft text-xs leading-5">
    <Lock aria-hidden className="size-3" />
    {copy.privateMark}
  </span>
);

interface UnderwayProps {
  talk: TalkOfTwo;
  messages: readonly ShownRelationshipMessage[];
}

/**
 * The pending message until the list contains it, and a status line while the answer is being
 * generated.
 */
export function UnderwayMessage({ talk: { underway, tryAgain }, messages }: UnderwayProps) {
  const listed = underway?.acceptedId && messages.some(({ id }) => id === underway.acceptedId);
  return (
    <div className="mt-3 grid gap-3 empty:mt-0">
      {underway && !listed ? (
        <div className="grid justify-items-end gap-1">
          <Bubble
            own
            speaker={copy.you}
            className={cn("animate-rise opacity-80", underway.isPrivate && PRIVATE)}
          >
            {underway.content}
          </Bubble>
          {underway.isPrivate ? <PrivateMark /> : null}
        </div>
      ) : null}
      <p role="status" className="text-ink-soft text-sm">
        {underway && underway.phase !== "interrupted" ? copy.thinking : null}
      </p>
      {underway?.phase === "interrupted" ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
          {copy.interrupted}
          <Button variant="secondary" size="sm" onClick={tryAgain}>
            {copy.tryAgain}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
