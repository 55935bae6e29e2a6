"use client";

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Within this distance (px) of the end, the reader counts as being at the end. */
const NEAR = 72;
/** Space (px) above a message that's shown from its start. */
const ABOVE = 8;

const distanceToEnd = (box: HTMLElement): number =>
  box.scrollHeight - box.scrollTop - box.clientHeight;

/**
 * Keeps the end of a growing conversation in view, unless the reader has scrolled up: then the
 * position stays put, even when earlier messages load above. An empty conversation shows its
 * beginning.
 *
 * @param firstId the first message shown; a different one means that something loaded above
 * @param fromStart shows the newest message from its start if it's taller than the space: in a
 *   spoken conversation the voice begins there
 */
export function useStickToEnd<T extends HTMLElement>(
  empty: boolean,
  firstId?: string,
  fromStart = false,
) {
  const box = useRef<T>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(!empty);
  const last = useRef({ top: 0, height: 0 });
  const [atEnd, setAtEnd] = useState(true);

  const remember = useCallback((element: T) => {
    last.current = { top: element.scrollTop, height: element.scrollHeight };
  }, []);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const newest = fromStart
      ? [...element.querySelectorAll<HTMLElement>("[data-bubble]")].at(-1)
      : undefined;
    element.scrollTop = Math.min(
      element.scrollHeight,
      (newest?.offsetTop ?? Number.POSITIVE_INFINITY) - ABOVE,
    );
    remember(element);
    stuck.current = true;
    setAtEnd(true);
  }, [remember, fromStart]);

  useLayoutEffect(() => {
    if (!empty) toEnd();
  }, [empty, toEnd]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || firstId === undefined || stuck.current) return;
    // The browser's own scroll anchoring is off, because not every browser has it; this keeps the
    // text being read in place.
    element.scrollTop = last.current.top + element.scrollHeight - last.current.height;
    remember(element);
  }, [firstId, remember]);

  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => (stuck.current ? toEnd() : remember(element)));
    observer.observe(element);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [toEnd, remember]);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const isNear = distanceToEnd(element) < NEAR;
    // Content growing between two frames also moves the end away, so only a scroll up counts.
    if (isNear || element.scrollTop < last.current.top) {
      stuck.current = isNear;
      setAtEnd(isNear);
    }
    remember(element);
  }, [remember]);

  return { box, content, atEnd: atEnd || empty, toEnd, onScroll };
}
