"use client";

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How near (px) to the end counts as being there. */
const NEAR = 72;

/** Keeps the end of a growing conversation in view, unless the reader has gone up to read: then it stays where it is. */
export function useStickToEnd<T extends HTMLElement>() {
  const box = useRef<T>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    stuck.current = true;
    setAtEnd(true);
  }, []);

  useLayoutEffect(toEnd, [toEnd]);

  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => stuck.current && toEnd());
    observer.observe(element);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [toEnd]);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    stuck.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    setAtEnd(stuck.current);
  }, []);

  return { box, content, atEnd, toEnd, onScroll };
}
