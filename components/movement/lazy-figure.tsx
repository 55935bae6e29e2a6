"use client";

import { useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Figure } from "./later";

/** Drawn before it comes into sight, so that scrolling meets no empty frame. */
const AHEAD = "600px";

interface LazyFigureProps {
  slug: string;
  /** Drawn with the page: for what the first screen shows. */
  first: boolean;
  className?: string;
}

/**
 * A still figure beside its name. A hundred of them at once would make the page heavy for nothing:
 * they are drawn when near.
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
