import type { Deed, Outcome } from "../constants";

export const DEED_COPY: Record<Deed, string> = {
  called_person: "Called the person and talked with them",
  no_answer: "Called the person, no answer",
  called_emergency: "Called the local emergency services",
  called_plan_contact: "Called someone from the safety plan",
  told_guardian: "Told the parent or guardian",
  reported_protection: "Reported to protective services",
  handed_over: "Handed over to a crisis line",
  read_only: "Read it; no contact needed now",
};

export const OUTCOME_COPY: Record<Outcome, string> = {
  safe: "Reached, safe for now",
  in_care: "In someone else's care",
  emergency: "Emergency services took over",
  not_reached: "Not reached, followed up",
  false_alarm: "No danger: the detector misread it",
};
