"use client";

import { useEffect, useRef, useState } from "react";
import type { ExerciseKit } from "@/components/conversation/exercises/types";
import type { PlanKit } from "@/components/safety-plan/types";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { onToolOpened, type Tool, type ToolCall } from "@/lib/client/tools";
import { SHELL } from "./copy";
import { CrisisButton } from "./crisis-button";
import { useLazy } from "./use-lazy";

const loadExercise = () =>
  import("@/components/conversation/exercises/exercise").then(({ Exercise }) => Exercise);
const loadPlanRoom = () =>
  import("@/components/safety-plan/plan-room").then(({ PlanRoom }) => PlanRoom);

interface ToolSheetProps {
  exercises: ExerciseKit;
  plan: PlanKit;
}

/**
 * Exercises and the safety plan in a sheet over the page, opened by `openTool`, so that no one has
 * to leave a conversation. On phones it fills the screen; Escape and "Close" leave it at any time.
 */
export function ToolSheet({ exercises, plan }: ToolSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [call, setCall] = useState<ToolCall | null>(null);
  const signedIn = plan.personId !== null;
  const wantsPlan = call?.tool === "safety-plan";
  const Exercise = useLazy(loadExercise, call !== null && !wantsPlan);
  // Only its owner has a plan to open.
  const PlanRoom = useLazy(loadPlanRoom, wantsPlan, signedIn);

  useEffect(
    () =>
      onToolOpened((next) => {
        setCall(next);
        if (!dialog.current?.open) dialog.current?.showModal();
      }),
    [],
  );

  const close = () => dialog.current?.close();
  return (
    <Dialog
      ref={dialog}
      id="tool"
      title={call ? titleOf(call.tool, exercises, plan) : ""}
      lang={wantsPlan ? "en" : plan.language}
      dir={plan.language === "ar" && !wantsPlan ? "rtl" : "ltr"}
      onClose={() => setCall(null)}
      className="max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:flex-col max-sm:rounded-none max-sm:border-0 max-sm:open:flex max-sm:[&>:first-child]:flex-1 sm:max-h-[min(56rem,calc(100dvh-1.5rem))] sm:w-[min(44rem,calc(100vw-1.5rem))]"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {exercises.copy.close}
          </Button>
          {/* The page behind the sheet is inert, so the sheet needs its own Crisis button. */}
          <CrisisButton className="ms-auto">{SHELL[plan.audience].crisis}</CrisisButton>
        </>
      }
    >
      <div className="mt-6">
        {call && !(wantsPlan ? PlanRoom : Exercise) ? <Skeleton className="h-64" /> : null}
        {wantsPlan && PlanRoom ? <PlanRoom kit={plan} inSheet /> : null}
        {call && call.tool !== "safety-plan" && Exercise ? (
          <Exercise
            key={call.tool}
            name={call.tool}
            kit={exercises}
            signedIn={signedIn}
            sessionId={call.sessionId}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

const titleOf = (tool: Tool, exercises: ExerciseKit, plan: PlanKit): string =>
  tool === "safety-plan" ? plan.copy.title : exercises.copy[tool].title;
