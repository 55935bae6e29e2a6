"use client";

import type { ReactNode } from "react";
import type { Expression } from "@/components/ui/art/expression";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import { Persona } from "./persona";
import type { ChatPerson } from "./types";
import { useOnline } from "./use-online";

interface PanelHeaderProps {
  person: ChatPerson;
  expression: Expression;
  /** Replaces "Online" where nobody can answer yet. */
  waiting?: string | undefined;
  children?: ReactNode;
}

const MODE_HINT = "mode-hint";

/** Says who answers, that it's an AI, and whether it can be reached (CHAT-05, CHAT-21). */
export function PanelHeader({
  person: { audience, mode },
  expression,
  waiting,
  children,
}: PanelHeaderProps) {
  const copy = CHAT_COPY[audience];
  const online = useOnline();
  const here = online && waiting === undefined;
  const badge = mode && copy.modes?.[mode];
  return (
    <header className="flex items-center gap-2 border-line border-b px-4 py-2.5 sm:gap-3 sm:px-5 sm:py-3">
      <Persona
        audience={audience}
        expression={expression}
        className="size-10 shrink-0 sm:size-11 kids:size-13"
      />
      <div className="min-w-0 flex-1">
        <h1 className="font-sans font-semibold text-lg leading-tight tracking-normal kids:font-extrabold">
          {copy.persona}
        </h1>
        <p className="flex items-center gap-1.5 whitespace-nowrap text-ink-soft text-xs leading-snug sm:text-sm">
          <span>{copy.role}</span>
          <span aria-hidden className="max-sm:hidden">
            ·
          </span>
          <span
            aria-hidden
            className={cn(
              "size-2 shrink-0 rounded-full",
              here ? "bg-primary" : "border border-ink-faint",
            )}
          />
          <span>{online ? (waiting ?? copy.online) : copy.offline}</span>
        </p>
      </div>
      {badge ? <Mode {...badge} /> : null}
      {children}
    </header>
  );
}

/** The meaning of the mode opens on tap, because phones don't show title tooltips. */
function Mode({ label, hint }: { label: string; hint: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={MODE_HINT}
        title={hint}
        aria-describedby={MODE_HINT}
        className="shrink-0 rounded-full"
      >
        <Badge tone="soft" className="min-h-6 whitespace-nowrap max-sm:px-2 max-sm:text-xs">
          {label}
        </Badge>
      </button>
      <p
        id={MODE_HINT}
        popover="auto"
        className="sheet fixed inset-auto end-3 top-[calc(var(--header-h)+env(safe-area-inset-top)+4.25rem)] w-[min(20rem,calc(100vw-1.5rem))] rounded-card border border-line bg-card p-4 text-ink text-sm shadow-lifted"
      >
        {hint}
      </p>
    </>
  );
}
