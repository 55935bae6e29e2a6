"use client";

import { useState } from "react";
import { type IncidentChange, useChangeIncident } from "@/lib/across/staff/desk/client";
import { toastFailedRequest } from "@/lib/client/admin-session";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { STEPS } from "./copy";

export type ChangeResult = Awaited<ReturnType<ReturnType<typeof useChangeIncident>["mutateAsync"]>>;

/** The toast for a stored change. */
interface Said {
  readonly title: string | ((stored: ChangeResult) => string);
  readonly description?: string | undefined;
  readonly undo?: ((stored: ChangeResult) => void) | undefined;
}

export type Problem = Partial<Record<"note" | "template" | "outcome" | "assignee", string>>;

/** Sends a change to the open incident and reports the outcome in a toast or at the field. */
export function useSend(id: string) {
  const change = useChangeIncident(id);
  const [problem, setProblem] = useState<Problem>({});

  async function send(
    what: IncidentChange,
    { title, description, undo }: Said,
  ): Promise<ChangeResult | null> {
    setProblem({});
    try {
      const stored = await change.mutateAsync(what);
      toast({
        title: typeof title === "string" ? title : title(stored),
        ...(description ? { description } : {}),
        ...(undo ? { action: { label: STEPS.undo, onClick: () => undo(stored) } } : {}),
      });
      return stored;
    } catch (error) {
      setProblem(problemOf(error, what.action));
      return null;
    }
  }

  /** Says at a field what's missing. */
  function complain(about: Problem): false {
    setProblem(about);
    return false;
  }

  return { send, complain, problem, pending: change.isPending };
}

/**
 * Shows a validation error at its field; conflicts and network failures go into a toast (ERR-27).
 */
function problemOf(error: unknown, action: IncidentChange["action"]): Problem {
  const { issues } = error instanceof ApiError ? error.detail : {};
  const known = issues?.find(
    ({ path }) => path === "note" || path === "template" || path === "assignee",
  );
  if (known) {
    const field = known.path === "template" && action === "resolve" ? "outcome" : known.path;
    return { [field]: known.message };
  }
  toastFailedRequest(error);
  return {};
}
