"use client";

import { ClipboardList, Leaf, Wind } from "lucide-react";
import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import type { ExerciseKit } from "@/components/conversation/exercises/types";
import type { PlanKit } from "@/components/safety-plan/types";
import { isPinned } from "@/lib/client/device-copy";
import { useLazy } from "./use-lazy";

const TILE =
  "flex w-full list-none items-center gap-3 rounded-control border border-line-strong bg-card p-3.5 text-start transition-colors hover:border-primary hover:bg-primary-soft";

const ICONS = { plan: ClipboardList, grounding: Leaf, breathing: Wind } as const;

interface FoldProps {
  icon: keyof typeof ICONS;
  label: string;
  hint: string;
  /** The script has loaded, so from now on it works with the network down. */
  ready: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/**
 * Opens natively, one at a time, and its content is useful even before its script arrives. It
 * closes with the dialog, so that the ways to reach a person come first the next time.
 */
function Fold({ icon, label, hint, ready, onToggle, children }: FoldProps) {
  const Icon = ICONS[icon];
  const hintId = useId();
  const fold = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const dialog = fold.current?.closest("dialog");
    const shut = () => fold.current?.removeAttribute("open");
    dialog?.addEventListener("close", shut);
    return () => dialog?.removeEventListener("close", shut);
  }, []);

  function toggled({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    onToggle(currentTarget.open);
    // On a phone the content would open below the visible area.
    if (currentTarget.open) currentTarget.scrollIntoView?.({ block: "start" });
  }

  return (
    <details
      ref={fold}
      name="crisis-tool"
      data-ready={ready || undefined}
      className="scroll-mt-4"
      onToggle={toggled}
    >
      {/* The accessible name is the tool's name; its purpose is the description. */}
      <summary className={TILE} aria-describedby={hintId}>
        <Icon aria-hidden className="size-6 shrink-0 text-primary" />
        <span>
          <span className="block font-bold leading-snug">{label}</span>
          <span id={hintId} className="block text-ink-soft text-sm">
            {hint}
          </span>
        </span>
      </summary>
      <div className="px-1 pt-3.5 pb-1">{children}</div>
    </details>
  );
}

const loadExercise = () =>
  import("@/components/conversation/exercises/exercise").then(({ Exercise }) => Exercise);
const loadReader = () =>
  import("@/components/safety-plan/plan-reader").then(({ PlanReader }) => PlanReader);
const loadKeeper = () =>
  import("@/components/safety-plan/keep-fresh").then(({ KeepFresh }) => KeepFresh);

interface ExerciseToolProps {
  name: "breathing" | "grounding";
  label: string;
  hint: string;
  kit: ExerciseKit;
  signedIn: boolean;
  /** Shown until the script has loaded, or if it never does. */
  children: ReactNode;
}

export function ExerciseTool({ name, label, hint, kit, signedIn, children }: ExerciseToolProps) {
  const [opened, setOpened] = useState(false);
  const Exercise = useLazy(loadExercise, opened);
  return (
    <Fold icon={name} label={label} hint={hint} ready={Exercise !== undefined} onToggle={setOpened}>
      {/* Unmounted when closed, so that an exercise no one follows can't run to its end. */}
      {Exercise && opened ? <Exercise name={name} kit={kit} signedIn={signedIn} /> : children}
    </Fold>
  );
}

interface PlanToolProps {
  label: string;
  hint: string;
  kit: PlanKit;
  children: ReactNode;
}

/** The person's own safety plan, readable right here. It's fetched only when they open it. */
export function PlanTool({ label, hint, kit, children }: PlanToolProps) {
  const [opened, setOpened] = useState(false);
  const signedIn = kit.personId !== null;
  const Reader = useLazy(loadReader, opened && signedIn, signedIn);
  // If the person allowed a copy on this device, keep it up to date wherever the plan was changed.
  const KeepFresh = useLazy(
    loadKeeper,
    false,
    kit.personId !== null && !kit.tabOnly && isPinned(kit.personId),
  );
  return (
    <Fold icon="plan" label={label} hint={hint} ready={Reader !== undefined} onToggle={setOpened}>
      {Reader && opened && signedIn ? <Reader kit={kit} /> : children}
      {KeepFresh ? <KeepFresh kit={kit} /> : null}
    </Fold>
  );
}
