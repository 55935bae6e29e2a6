"use client";

import { useRef, useState } from "react";
import { ApiError } from "@/lib/client/api";
import { aboutOfError, openCrisisDialog, showsCrisis } from "@/lib/client/crisis";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { newUuid } from "@/lib/client/uuid";
import { loadDetector } from "@/lib/core/incidents/client";
import { useRecordAssessment } from "@/lib/features/movement/assessments/client";
import { type AssessmentType, SCORES } from "@/lib/features/movement/assessments/constants";
import { ASSESSMENT_COPY } from "@/lib/features/movement/assessments/copy";
import type { NewAssessment, Scores } from "@/lib/features/movement/assessments/types";

interface Draft {
  readonly scores: Scores;
  readonly limits: string;
}

const EMPTY: Draft = { scores: {}, limits: "" };
const nameOf = (type: AssessmentType): string => `assessment-${type}`;

function draftOf(type: AssessmentType): Draft {
  try {
    return { ...EMPTY, ...JSON.parse(readDraft(nameOf(type)) || "{}") };
  } catch {
    return EMPTY;
  }
}

/** Validation messages of a refused check, keyed by the last part of their path. */
const issuesOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        (error.detail.issues ?? []).map(({ path, message }) => [path.split(".").at(-1), message]),
      )
    : {};

/**
 * A check being filled in: kept across reloads and failed sends, its text checked for a crisis
 * before it's sent.
 */
export function useCheck(type: AssessmentType, onSaved: () => void) {
  const record = useRecordAssessment();
  const [draft, setDraft] = useState(() => draftOf(type));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const key = useRef(newUuid());
  const copy = ASSESSMENT_COPY.adult;
  const isEmpty = Object.keys(draft.scores).length === 0;

  function change(next: Partial<Draft>) {
    const changed = { ...draft, ...next };
    setDraft(changed);
    writeDraft(nameOf(type), changed === EMPTY ? "" : JSON.stringify(changed));
    // A changed request body needs a new idempotency key.
    key.current = newUuid();
  }

  async function save() {
    if (isEmpty) return setErrors({ form: copy.nothingGiven });
    const noticed = draft.limits !== "" && (await loadDetector())(draft.limits);
    if (noticed) openCrisisDialog(noticed);
    const assessment: NewAssessment = {
      assessmentType: type,
      [SCORES[type]]: draft.scores,
      ...(draft.limits.trim() ? { limitations: draft.limits.trim() } : {}),
    };
    try {
      const saved = await record.mutateAsync({ ...assessment, key: key.current });
      writeDraft(nameOf(type), "");
      if (saved.crisis_detected && !noticed) openCrisisDialog();
      toast(copy.toast.saved);
      onSaved();
    } catch (error) {
      setErrors(issuesOf(error));
      if (showsCrisis(error) && !noticed) openCrisisDialog(aboutOfError(error));
      if (!bounceIfUnauthorized(error)) toast({ ...copy.toast.failed, variant: "destructive" });
    }
  }

  function drop() {
    writeDraft(nameOf(type), "");
    onSaved();
  }

  return { ...draft, errors, change, save, drop, saving: record.isPending };
}
