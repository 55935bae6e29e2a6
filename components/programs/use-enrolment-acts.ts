"use client";

import { useState } from "react";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { useChangeEnrolment, useEnrol } from "@/lib/features/programs/client";
import { PROGRAMS_COPY } from "@/lib/features/programs/copy";
import type { Enrolment } from "@/lib/features/programs/types";
import type { Audience } from "@/lib/shared/audience";

/**
 * Start, pause, leave and resume: each reports its result, and leaving can be undone from its
 * toast.
 */
export function useEnrolmentActs(audience: Audience, programId: string) {
  const copy = PROGRAMS_COPY[audience].toast;
  const enrol = useEnrol();
  const change = useChangeEnrolment();
  const [asked, setAsked] = useState(false);
  const onError = (error: Error) => {
    if (!bounceIfUnauthorized(error)) toast({ ...copy.failed, variant: "destructive" });
  };

  const resume = () => enrol.mutate(programId, { onSuccess: () => toast(copy.resumed), onError });
  return {
    asked,
    ask: setAsked,
    pending: enrol.isPending || change.isPending,
    begin: () => enrol.mutate(programId, { onSuccess: () => toast(copy.enrolled), onError }),
    resume,
    pause: ({ id }: Enrolment) =>
      change.mutate({ id, status: "paused" }, { onSuccess: () => toast(copy.paused), onError }),
    leave: ({ id }: Enrolment) =>
      change.mutate(
        { id, status: "left" },
        {
          onSuccess: () => {
            setAsked(false);
            toast({ title: copy.left, action: { label: copy.undo, onClick: resume } });
          },
          onError,
        },
      ),
  };
}

export type EnrolmentActs = ReturnType<typeof useEnrolmentActs>;
