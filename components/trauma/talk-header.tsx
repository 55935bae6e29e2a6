"use client";

import { DoorOpen, Maximize2 } from "lucide-react";
import Link from "next/link";
import type { RefObject } from "react";
import { useOnline } from "@/components/conversation/use-online";
import type { Expression } from "@/components/ui/art/expression";
import { Sage } from "@/components/ui/art/sage";
import { Button } from "@/components/ui/button";
import { useTakenFocus } from "@/components/ui/use-taken-focus";
import { TALKER_COPY } from "@/lib/features/conversation/copy/talker";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";

interface TalkHeaderProps {
  title: string;
  expression: Expression;
  /** Set only for an open talk. */
  talkId?: string;
  onLeave?: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The person just opened it: its name is announced next. */
  takesFocus?: boolean;
}

/**
 * Says who answers, that it is an AI, and how to leave: one tap, and nothing is lost.
 */
export function TalkHeader({
  title,
  expression,
  talkId,
  onLeave,
  heading,
  takesFocus,
}: TalkHeaderProps) {
  const copy = TRAUMA_COPY.adult.talk;
  const chat = TALKER_COPY.adult;
  const online = useOnline();
  useTakenFocus(takesFocus ?? false, heading);
  return (
    <header className="flex items-center gap-2 border-line border-b px-4 py-2.5 sm:px-5">
      <Sage expression={expression} className="size-10 shrink-0" />
      <div className="min-w-0 flex-1">
        <h2
          ref={heading}
          tabIndex={-1}
          className="truncate font-sans font-semibold text-lg leading-tight"
        >
          {title}
        </h2>
        <p className="text-ink-soft text-sm">
          {chat.persona} · {chat.role} · {online ? chat.online : chat.offline}
        </p>
      </div>
      {talkId ? (
        <>
          <Link
            href={`/chat/${talkId}`}
            prefetch={false}
            aria-label={copy.whole}
            title={copy.whole}
            className="grid size-9 place-items-center rounded-full text-ink-soft hover:bg-sunk max-sm:hidden"
          >
            <Maximize2 aria-hidden className="size-4.5" />
          </Link>
          <Button variant="secondary" size="sm" onClick={onLeave}>
            <DoorOpen aria-hidden className="size-4" />
            {copy.leave}
          </Button>
        </>
      ) : null}
    </header>
  );
}
