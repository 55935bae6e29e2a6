"use client";

import { useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Figure } from "./later";

/** Renders before scrolling into view, so that no one scrolls to an empty frame. */
const AHEAD = "600px";

interface LazyFigureProps {
  slug: string;
  /** Renders with the page: for figures on the first screen. */
  first: boolean;
  className?: string;
}

/**
 * A still figure next to its name. A hundred at once would make the page needlessly heavy, so each
 * renders only when it's near the viewport.
 */
export function LazyFigure({ slug, first, className }: LazyFigureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(first);
  useEffect(() => {
    if (near || !frame.current) return;
    if (!("IntersectionObserver" in window)) {
      setNear(true);
      return;
    }
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [near]);
  return (
    <div ref={frame} className={cn("grid place-items-center", className)}>
      {near ? <Figure slug={slug} still className="size-full" /> : null}
    </div>
  );
}
