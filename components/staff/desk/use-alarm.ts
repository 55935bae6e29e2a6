"use client";

import { useEffect, useRef, useState } from "react";
import type { ShownIncident } from "@/lib/across/staff/desk/client";
import { ANSWER_WITHIN_MS } from "@/lib/across/staff/desk/constants";
import { subscribeToSessionEnd } from "@/lib/client/admin-session";
import { useNow } from "./use-now";

const TONES = [660, 880];
const TONE_SECONDS = 0.18;
const QUIET = 0.08;
/** Lets the last tones finish before the audio context closes. */
const SILENT_AFTER_MS = 2_000;

function ring(audio: AudioContext): void {
  for (const [at, pitch] of TONES.entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const begin = audio.currentTime + at * TONE_SECONDS;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(QUIET, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + TONE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + TONE_SECONDS);
  }
}

interface Waiting {
  readonly incidents: readonly Pick<ShownIncident, "id" | "waitingSince">[];
  /** Total number of waiting incidents, including those whose lines weren't loaded. */
  readonly waiting: number;
  /** How far the server's clock is ahead of this device's (ms). */
  readonly skewMs: number;
}

/** Returns one key per reason to ring: an incident waits, or has waited another five minutes. */
function reasonsOf({ incidents, waiting, skewMs }: Waiting, now: number): readonly string[] {
  const known = incidents.flatMap(({ id, waitingSince }) => {
    if (!waitingSince) return [];
    const turns = Math.floor(
      Math.max(0, now + skewMs - Date.parse(waitingSince)) / ANSWER_WITHIN_MS,
    );
    return `${id}.${waitingSince}.${turns}`;
  });
  const unknown = Math.max(0, waiting - known.length);
  return [...known, ...Array.from({ length: unknown }, (_, at) => `unread.${at}`)];
}

/**
 * Plays two soft tones when an incident starts to wait, again every five minutes while it waits,
 * and when the desk is about to close; only after the person switched it on.
 */
export function useAlarm(waiting: Waiting) {
  const audio = useRef<AudioContext | null>(null);
  const heard = useRef<ReadonlySet<string> | null>(null);
  const [on, setOn] = useState(false);
  const now = useNow();
  const reasons = reasonsOf(waiting, now).join();
  useEffect(() => {
    const all = reasons.split(",").filter(Boolean);
    const isNew = heard.current !== null && all.some((reason) => !heard.current?.has(reason));
    heard.current = new Set(all);
    if (on && isNew && audio.current) ring(audio.current);
  }, [reasons, on]);
  useEffect(() => {
    if (!on) return;
    return subscribeToSessionEnd(() => audio.current && ring(audio.current));
  }, [on]);
  useEffect(() => () => void setTimeout(() => void audio.current?.close(), SILENT_AFTER_MS), []);

  function toggle(): void {
    if (!on) {
      audio.current ??= new AudioContext();
      ring(audio.current);
    }
    setOn(!on);
  }

  return { on, toggle };
}
