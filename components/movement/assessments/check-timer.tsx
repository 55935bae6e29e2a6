"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { ASSESSMENT_COPY } from "@/lib/features/movement/assessments/copy";

const { timer: copy } = ASSESSMENT_COPY.adult;
const LOOK_MS = 200;

/** Counts a check's seconds, so that no one needs a watch. Its end is announced. */
export function CheckTimer({ seconds }: { seconds: number }) {
  const [until, setUntil] = useState<number | null>(null);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (until === null) return;
    const looking = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) setUntil(null);
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, [until]);
  function start() {
    setLeft(seconds);
    setUntil(Date.now() + seconds * 1000);
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" onClick={start}>
        {copy.start(seconds)}
      </Button>
      {until === null ? null : <span className="tabular-nums">{copy.left(left)}</span>}
      <span role="status" className="font-semibold">
        {left === 0 ? copy.over : null}
      </span>
    </div>
  );
}
