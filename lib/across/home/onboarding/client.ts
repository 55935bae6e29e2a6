"use client";

import { useQuery } from "@tanstack/react-query";
import { awaitsConsent } from "@/lib/core/identity/age-policy";
import { suitsAge } from "@/lib/features/conversation/therapy-types/policy";
import type { TherapyTypeSummary } from "@/lib/features/conversation/therapy-types/types";
import type { ConsentState } from "@/lib/ports/context";
import {
  ADULT_AGE,
  type Audience,
  ageGroupOf,
  MAXIMUM_AGE,
  MINIMUM_AGE,
} from "@/lib/shared/audience";

const therapyTypesKey = ["/api/therapy-types"] as const;

/** The therapy approaches on offer. Any response that isn't a list counts as none (API-18). */
export function useTherapyTypes(initial?: readonly TherapyTypeSummary[]) {
  const query = useQuery<unknown>({ queryKey: therapyTypesKey, initialData: initial });
  const types: readonly TherapyTypeSummary[] = Array.isArray(query.data) ? query.data : [];
  return { types, failed: query.isError, retry: query.refetch };
}

export interface Scope {
  readonly audience: Audience;
  readonly isMinor: boolean;
  /** Aged 13 to 17: the parent is told, not asked. */
  readonly isTeen: boolean;
  /**
   * Under 13 without parental consent. Culture, religion, goals and approaches are asked later
   * (contract 8, Age).
   */
  readonly asksLater: boolean;
  readonly approaches: readonly TherapyTypeSummary[];
}

/**
 * The form's questions and tone, based on the age being typed, before the account has one
 * (ONBD-18).
 */
export function scopeOf(
  typedAge: string,
  person: { readonly consent: ConsentState; readonly audience: Audience },
  types: readonly TherapyTypeSummary[],
): Scope {
  const age = Number(typedAge);
  const isAge = Number.isInteger(age) && age >= MINIMUM_AGE && age <= MAXIMUM_AGE;
  if (!isAge) {
    const isMinor = person.audience === "child";
    return { audience: person.audience, isMinor, isTeen: false, asksLater: false, approaches: [] };
  }
  const isMinor = age < ADULT_AGE;
  return {
    audience: isMinor ? "child" : "adult",
    isMinor,
    isTeen: ageGroupOf(age) === "teen",
    asksLater: awaitsConsent(age, person.consent),
    approaches: types.filter((type) => suitsAge(type, age)),
  };
}
