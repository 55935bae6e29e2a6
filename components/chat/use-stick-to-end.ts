"use client";

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How near (px) to the end counts as being there. */
const NEAR = 72;

/**
 * Keeps the end of a growing conversation in view, unless the reader has gone up to read: then it stays where it is. One
 * that is still empty shows its beginning.
 */
export function useStickToEnd<T extends HTMLElement>(empty: boolean) {
  const box = useRef<T>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(!empty);
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    stuck.current = true;
    setAtEnd(true);
  }, []);

  useLayoutEffect(() => {
    if (!empty) toEnd();
  }, [empty, toEnd]);

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

  return { box, content, atEnd: atEnd || empty, toEnd, onScroll };
}
