"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { ADMIN_COPY } from "@/lib/across/staff/copy";
import { type SessionEnd, useSessionEnd } from "./use-session-end";

const clock = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** Warns before a staff session ends and lets the person stay (R-09; WCAG 2.2.1). */
export function SessionWatch() {
  const { ending, stay } = useSessionEnd();
  return (
    <div aria-live="polite">
      {ending ? (
        <div className="fixed inset-x-3 bottom-24 z-40 mx-auto flex max-w-xl flex-wrap items-center gap-3 rounded-card border border-line-strong bg-card p-4 shadow-lifted md:bottom-6">
          <p className="min-w-0 flex-1 basis-60">
            {ending.final ? ADMIN_COPY.ending.final : ADMIN_COPY.ending.idle}{" "}
            <TimeLeft key={ending.endsAt} ending={ending} />
          </p>
          {ending.final ? null : <Button onClick={stay}>{ADMIN_COPY.ending.stay}</Button>}
        </div>
      ) : null}
    </div>
  );
}

/** Visual only: announced every second, it would drown out everything else. */
function TimeLeft({ ending }: { ending: SessionEnd }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden className="whitespace-nowrap text-ink-soft tabular-nums">
      {ADMIN_COPY.ending.left(clock(ending.endsAt - now))}
    </span>
  );
}
