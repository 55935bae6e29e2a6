"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { type Scope, scopeOf, useTherapyTypes } from "@/lib/across/home/onboarding/client";
import { STEP_OF } from "@/lib/across/home/onboarding/constants";
import { ONBOARDING_COPY } from "@/lib/across/home/onboarding/copy";
import type { Answers, FieldErrors, Step } from "@/lib/across/home/onboarding/types";
import { ApiError } from "@/lib/client/api";
import { openCrisisDialog } from "@/lib/client/crisis";
import { toast } from "@/lib/client/toast";
import { ageNeedsParent } from "@/lib/core/identity/age-policy";
import { useUpdateProfile } from "@/lib/core/identity/client";
import type { CurrentUser } from "@/lib/core/identity/types";
import { loadDetector } from "@/lib/core/incidents/client";
import type { TherapyTypeSummary } from "@/lib/features/conversation/therapy-types/types";
import { audienceOf } from "@/lib/shared/audience";
import { answersOf, type FormDraft, forgetDraft, keepDraft, restoreDraft } from "./draft";
import { goBack, goForward, stepInAddress, useStepHistory } from "./step-history";

/** Loaded on first use, so that the page itself loads without the rules. */
const loadRules = () => import("@/lib/across/home/onboarding/schema");

async function helpIfNeeded(text: string): Promise<void> {
  const heard = (await loadDetector())(text);
  if (heard) openCrisisDialog(heard);
}

const stepOf = (errors: FieldErrors): Step => {
  const steps = Object.keys(errors).map((field) => STEP_OF[field as keyof Answers]);
  return steps.sort()[0] ?? 1;
};

const isAnother = (typed: string, asked: string | null): boolean =>
  asked !== null && typed.trim() !== "" && typed.trim().toLowerCase() !== asked;

export interface OnboardingForm {
  readonly step: Step;
  readonly answers: Answers;
  readonly errors: FieldErrors;
  readonly scope: Scope;
  readonly saving: boolean;
  /** Why a parent has to confirm the typed age; null if the person can set it themselves. */
  readonly needsParent: string | null;
  /**
   * A minor typed a higher age than before, which they can set themselves and which brings them no
   * nearer to 13 or 18.
   */
  readonly getsOlder: boolean;
  /** The typed address replaces one that was already asked for consent. */
  readonly replaces: boolean;
  readonly approachesFailed: boolean;
  /** Changes with each refusal, so that the field to correct can take the focus. */
  readonly refusals: number;
  set<K extends keyof Answers>(field: K, value: Answers[K]): void;
  back(): void;
  next(): Promise<void>;
  submit(): Promise<void>;
  retryApproaches(): void;
}

/**
 * The three steps as a state machine: answers, current step, errors and saving (ONBD-01 … ONBD-22).
 */
export function useOnboardingForm(
  person: CurrentUser,
  listed: readonly TherapyTypeSummary[],
  next: string,
): OnboardingForm {
  const router = useRouter();
  const profile = useUpdateProfile();
  const approaches = useTherapyTypes(listed);
  const [{ step, answers }, setForm] = useState<FormDraft>(() => ({
    step: 1,
    answers: answersOf(person),
  }));
  const touched = useRef(false);
  const opened = useRef<Step>(1);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  // The button stays busy through the navigation, so that nothing is sent twice.
  const [leaving, setLeaving] = useState(false);
  const scope = scopeOf(
    answers.age,
    { consent: person.consent, audience: audienceOf(person) },
    approaches.types,
  );

  const needsParent = ageNeedsParent(person, Number(answers.age));

  // Runs after hydration: the server can't know what this tab has stored.
  useEffect(() => {
    const kept = restoreDraft(answersOf(person));
    // An empty form always starts at step 1, whatever the URL says.
    const named = kept || person.age !== null ? stepInAddress() : null;
    opened.current = named ? 1 : (kept?.step ?? 1);
    setForm((form) => ({ answers: kept?.answers ?? form.answers, step: named ?? opened.current }));
  }, [person]);

  useStepHistory(opened, (shown) => {
    setErrors({});
    setForm((form) => ({ ...form, step: shown }));
  });

  useEffect(() => {
    if (touched.current) keepDraft({ step, answers });
  }, [step, answers]);

  // Preloaded, so that it works without a network.
  useEffect(() => {
    if (step === 3) void loadDetector();
  }, [step]);

  const change = (next: (form: FormDraft) => FormDraft) => {
    touched.current = true;
    setForm(next);
  };

  const refuse = (found: FieldErrors, at: Step) => {
    setErrors(found);
    if (at !== step) goForward(at, step);
    setForm((form) => ({ ...form, step: at }));
    setRefusals((count) => count + 1);
  };

  return {
    step,
    answers,
    errors,
    scope,
    refusals,
    saving: profile.isPending || leaving,
    approachesFailed: approaches.failed,
    retryApproaches: () => void approaches.retry(),
    set(field, value) {
      change((form) => ({ ...form, answers: { ...form.answers, [field]: value } }));
      setErrors(({ [field]: _, ...rest }) => rest);
    },
    needsParent,
    getsOlder:
      !needsParent && scope.isMinor && person.age !== null && Number(answers.age) > person.age,
    replaces: scope.asksLater && isAnother(answers.parentEmail, person.parentEmail),
    back() {
      const before = Math.max(1, step - 1) as Step;
      goBack(before);
      change((form) => ({ ...form, step: before }));
    },
    async next() {
      const wrong = (await loadRules()).checkStep(step, answers, person.email);
      // The server would refuse this age only at the end, after everything has been filled in.
      const found: FieldErrors =
        step === 1 && needsParent && !wrong.age ? { ...wrong, age: needsParent } : wrong;
      if (Object.keys(found).length > 0) return refuse(found, step);
      const after = Math.min(3, step + 1) as Step;
      setErrors({});
      goForward(after, step);
      change((form) => ({ ...form, step: after }));
    },
    async submit() {
      // Runs before any rule refuses the goals, and whether or not the server can be reached
      // (contract 8).
      if (!scope.asksLater) void helpIfNeeded(answers.therapyGoals);
      const rules = await loadRules();
      const complaint = rules.firstComplaint(answers, person.email);
      if (complaint) return refuse(complaint.errors, complaint.step);
      const offered = new Set(scope.approaches.map(({ id }) => id));
      const chosen = answers.preferredTherapyTypes.filter((id) => offered.has(id));
      const change = rules.profileChange(
        { ...answers, preferredTherapyTypes: chosen },
        person,
        scope.asksLater,
      );
      try {
        await profile.mutateAsync(change);
      } catch (error) {
        toast({ ...ONBOARDING_COPY[scope.audience].toast.failed, variant: "destructive" });
        const found =
          error instanceof ApiError ? rules.errorsByField(error.detail.issues ?? []) : {};
        if (Object.keys(found).length > 0) refuse(found, stepOf(found));
        return;
      }
      setLeaving(true);
      forgetDraft();
      const { saved, waits } = ONBOARDING_COPY[scope.audience].toast;
      toast(scope.asksLater ? { ...saved, description: `${saved.description} ${waits}` } : saved);
      // An adult's destination may be closed to someone younger, whose next steps are shown on
      // home.
      router.push(scope.audience === "adult" ? next : "/");
      router.refresh();
    },
  };
}
