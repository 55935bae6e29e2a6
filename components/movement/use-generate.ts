"use client";

import { useState } from "react";
import { ApiError } from "@/lib/client/api";
import { aboutOfError, openCrisisDialog, showsCrisis } from "@/lib/client/crisis";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { useGenerateRoutine } from "@/lib/features/movement/client";
import { DEFAULT_WISH } from "@/lib/features/movement/constants";
import type { PhysicalCopy } from "@/lib/features/movement/copy";
import { DEFAULT_EQUIPMENT } from "@/lib/features/movement/library/constants";
import { DEFAULT_ROUTINE } from "@/lib/features/movement/planner/constants";
import type { Choices } from "@/lib/features/movement/policy";
import type { EarlierAnswers, GeneratedRoutine, RoutineWish } from "@/lib/features/movement/types";

const DEFAULT_CHOICES: Choices = {
  minutes: DEFAULT_ROUTINE,
  ...DEFAULT_WISH,
  difficulty: "beginner",
  // The wall has no checkbox, because everyone has one.
  equipment: DEFAULT_EQUIPMENT,
  pain: {},
  conditions: [],
  medicalClearance: false,
};

const wishOf = ({ minutes, areas, goals, ...rest }: Choices): RoutineWish => ({
  sessionDuration: minutes,
  targetAreas: areas,
  goals: goals.length > 0 ? goals : DEFAULT_WISH.goals,
  ...rest,
});

/**
 * Why no routine was made, in the server's words: strong pain, or a stop that no one has looked at.
 */
export interface Refusal {
  readonly message: string;
  readonly asksClearance: boolean;
}

function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { message = "", issues = [] } = error.detail;
  return { message, asksClearance: issues.some(({ path }) => path === "medicalClearance") };
}

/** Requests a routine and reports the outcome (ERR-13, ERR-14). */
export function useGenerate(
  copy: PhysicalCopy,
  told: Pick<EarlierAnswers, "pain" | "conditions">,
  onMade: (routine: GeneratedRoutine) => void,
) {
  const generate = useGenerateRoutine();
  const [choices, setChoices] = useState<Choices>({ ...DEFAULT_CHOICES, ...told });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [shown, setShown] = useState(false);
  const [takenOver, setTakenOver] = useState(0);

  /** Copies the pain from a check into the wish, where the person sees it and can change it. */
  function takeOver(pain: Choices["pain"]) {
    setChoices((now) => ({ ...now, pain }));
    setShown(true);
    setTakenOver((times) => times + 1);
  }

  async function make() {
    try {
      const routine = await generate.mutateAsync(wishOf(choices));
      setRefusal(null);
      setChoices((now) => ({ ...now, medicalClearance: false }));
      setTakenOver(0);
      toast(copy.toast.made);
      if (routine.crisis_detected) openCrisisDialog();
      onMade(routine);
    } catch (error) {
      const refused = refusalOf(error);
      setRefusal(refused);
      if (showsCrisis(error)) openCrisisDialog(aboutOfError(error));
      if (!refused && !bounceIfUnauthorized(error))
        toast({ ...copy.toast.failed, variant: "destructive" });
    }
  }

  return {
    choices,
    setChoices,
    shown,
    setShown,
    takenOver,
    takeOver,
    refusal,
    make,
    making: generate.isPending,
  };
}

export type Generating = ReturnType<typeof useGenerate>;
