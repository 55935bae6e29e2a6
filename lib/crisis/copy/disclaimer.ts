import type { Audience } from "@/lib/shared/audience";

export interface DisclaimerCopy {
  readonly notASubstitute: string;
  readonly crisisLine: string;
  readonly session: string;
  readonly subscription: string;
  readonly full: readonly string[];
  readonly call988: string;
  readonly call911: string;
}

/** Shown on every page (CRIS-12), in one wording for adults and one for children. */
export const DISCLAIMER: Record<Audience, DisclaimerCopy> = {
  adult: {
    notASubstitute: "Willow is not a substitute for professional medical advice or emergency care.",
    crisisLine:
      "In a crisis, call or text the US crisis line 988 (24/7), or your local emergency services.",
    session: "You are talking with an AI. It can make mistakes and it is not a clinician.",
    subscription:
      "A plan pays for an AI guide. It does not pay for medical treatment or emergency care.",
    full: [
      "The guide is software. It does not diagnose, prescribe or treat, and talking with it makes nobody your doctor or therapist.",
      "Ask a doctor about medicine, symptoms and treatment. Do not put that off because of something you read here.",
      "If you or someone near you is in danger, use a number below now.",
    ],
    call988: "Call 988",
    call911: "Call 911",
  },
  child: {
    notASubstitute:
      "Willow Kids is not a doctor and not for emergency care. It does not take the place of professional medical advice.",
    crisisLine:
      "If you are not safe, tell a grown-up you trust. Call or text 988 (24/7), or call your local emergency services.",
    session: "Buddy is an AI, a computer helper. Buddy can get things wrong.",
    subscription: "Ask your parent or guardian first. Do not pay on your own.",
    full: [
      "Buddy is a computer helper. It is not a doctor. Ask a doctor what medicine to take.",
      "Do you feel sick or hurt? Tell a grown-up, or ask a doctor.",
      "If you or a friend is in danger, use a number below now.",
    ],
    call988: "Call 988",
    call911: "Call 911",
  },
};
