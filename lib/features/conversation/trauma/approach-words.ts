import type { AnyTraumaApproach } from "./constants";

interface ApproachWords {
  readonly label: string;
  /** How it changes the conversation, and what it leaves to a human. */
  readonly hint: string;
}

/**
 * The seven documented ones are shown (TRAU-08). Those for young people have words only so that
 * every stored value has some.
 */
export const TRAUMA_APPROACH_WORDS: Record<AnyTraumaApproach, ApproachWords> = {
  tf_cbt: {
    label: "Thoughts, feelings and body (TF-CBT)",
    hint: "How your thoughts, feelings and body affect each other today, and small ways to change that.",
  },
  cpt: {
    label: "Stuck points (CPT)",
    hint: "Beliefs about blame, safety or trust that got stuck. You look at one from both sides.",
  },
  emdr: {
    label: "Inner resources (EMDR preparation)",
    hint: "A calm place, a container and steady self-tapping. EMDR itself needs a trained clinician and isn't done here.",
  },
  narrative: {
    label: "Your own story (narrative)",
    hint: "You're more than what happened: what kept you going, what you stand for. You don't retell the event.",
  },
  somatic: {
    label: "Body first (somatic)",
    hint: "Noticing tension and ease in your body, slow movement, and a way back when it's too much.",
  },
  dbt: {
    label: "Skills for hard moments (DBT)",
    hint: "Riding out strong feelings, soothing the senses, and choosing what to do next.",
  },
  exposure: {
    label: "Getting ready (exposure preparation)",
    hint: "Preparation only: steadiness, support, and questions for a trained clinician. We don't do exposure here.",
  },
  play_therapy: { label: "Play", hint: "" },
  art_therapy: { label: "Art", hint: "" },
  family_therapy: { label: "Family", hint: "" },
  child_friendly: { label: "For children", hint: "" },
};
