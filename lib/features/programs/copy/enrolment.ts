import type { Audience } from "@/lib/shared/audience";
import type { Encouraged } from "../constants";

/**
 * The card of a program in progress. In its own file, because the home page needs nothing else from
 * it.
 */
const adult = {
  paused: "Paused",
  percent: (value: number) => `${value}%`,
  progressLabel: (name: string) => `Progress in ${name}`,
  /** CERT-05, CERT-08. There's no praise for being fast and no blame for a gap. */
  encouragement: {
    50: "You're halfway or further. Take the rest as slowly as you like.",
    80: "Most of it is done. Take your time with the rest.",
  } as Record<Encouraged, string>,
  next: (step: string) => `Next: ${step}`,
  go: "Continue",
  goNamed: (name: string) => `Continue: ${name}`,
};

export type EnrolmentCopy = typeof adult;

const child: EnrolmentCopy = {
  paused: "Taking a break",
  percent: (value) => `${value}%`,
  progressLabel: (name) => `How far along you are: ${name}`,
  encouragement: {
    50: "You're halfway there, or more. No need to rush!",
    80: "Almost there! You can take your time.",
  },
  next: (step) => `Next: ${step}`,
  go: "Continue",
  goNamed: (name) => `Continue: ${name}`,
};

export const ENROLMENT_COPY: Record<Audience, EnrolmentCopy> = { adult, child };
