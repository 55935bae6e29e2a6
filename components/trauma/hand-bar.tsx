"use client";

import { Leaf, Wind } from "lucide-react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { openTool } from "@/lib/client/tools";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { SafetyBadge } from "./safety-badge";

interface HandBarProps {
  level: number;
  /** The person mentioned a danger in the open talk. */
  told: boolean;
  talkId: string | null;
}

/** Stays in view while scrolling: grounding and the way out are one tap away. */
export function HandBar({ level, told, talkId }: HandBarProps) {
  const copy = TRAUMA_COPY.adult.bar;
  return (
    <section
      data-hand-bar
      aria-label={copy.label}
      className="-mx-(--gutter) sticky top-(--header-h) z-20 flex flex-wrap items-center gap-2 border-line border-b bg-paper px-(--gutter) py-2"
    >
      <Button size="sm" className="whitespace-nowrap" onClick={() => openTool("grounding", talkId)}>
        <Leaf aria-hidden className="size-4" />
        {copy.ground}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => openTool("breathing", talkId)}>
        <Wind aria-hidden className="size-4" />
        {copy.breathe}
      </Button>
      <SafetyBadge level={level} told={told} className="ms-auto max-sm:hidden" />
      <LinkButton href="/" size="sm" variant="quiet" className="max-sm:ms-auto max-sm:px-2">
        {copy.leave}
      </LinkButton>
    </section>
  );
}
