"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { LINK_COPY } from "@/lib/across/your-data/shares/copy";

interface LinkNoticeProps {
  title: string;
  text: string;
  /** It has taken the place of what was asked: the heading gets the focus, so that it is heard. */
  isAnswer?: boolean;
  /** What to do next; the way to the start page where there is nothing else. */
  children?: ReactNode;
}

/** Where a mailed or handed-on link stands, when it opens nothing. */
export function LinkNotice({ title, text, isAnswer = false, children }: LinkNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <div className="page-column grid max-w-2xl grid-cols-1 gap-5 py-10 sm:py-14">
      <h1 ref={heading} tabIndex={-1} className="rounded-sm outline-offset-4">
        {title}
      </h1>
      <p role="status" className="text-ink-soft text-lg">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        {children ?? (
          <LinkButton href="/" variant="secondary">
            {LINK_COPY.home}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
