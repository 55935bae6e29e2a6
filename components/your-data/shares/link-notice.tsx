"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { LINK_COPY } from "@/lib/across/your-data/shares/copy";

interface LinkNoticeProps {
  title: string;
  text: string;
  /**
   * Replaces a question that was just answered: the heading takes the focus, so that it is
   * announced.
   */
  isAnswer?: boolean;
  /** The next step; a link to the start page by default. */
  children?: ReactNode;
}

/** Shown when a mailed or forwarded link opens nothing. */
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
