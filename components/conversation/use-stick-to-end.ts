"use client";

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How near (px) to the end counts as being there. */
const NEAR = 72;
/** Room (px) above a message that is shown from its start. */
const ABOVE = 8;

const distanceToEnd = (box: HTMLElement): number =>
  box.scrollHeight - box.scrollTop - box.clientHeight;

/**
 * Keeps the end of a growing conversation in view, unless the reader has gone up to read: then it
 * stays where it is, also when earlier messages come in above. One that is still empty shows its
 * beginning.
 *
 * @param firstId the first message that is shown; another one means that something came in above
 * @param fromStart shows the newest message from its start, where it is longer than the room for
 *   it: in a spoken
 *   conversation that is where the voice begins
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
    // The browser's own anchoring is switched off, as not every browser has it: what was read stays
    // where it was.
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
    // A page that grew between two frames looks as if it had been left behind; only a reader goes
    // up.
    if (isNear || element.scrollTop < last.current.top) {
      stuck.current = isNear;
      setAtEnd(isNear);
    }
    remember(element);
  }, [remember]);

  return { box, content, atEnd: atEnd || empty, toEnd, onScroll };
}
