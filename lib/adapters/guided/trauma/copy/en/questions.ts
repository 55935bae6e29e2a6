import type { TraumaApproach } from "@/lib/ports/model";

/** All of them are about now. Nobody is asked for the event. */
export const openQuestions: readonly string[] = [
  "How is it for you right now, as you write?",
  "What would make this talk a good one for you: getting calmer, knowing more, or trying something?",
  "What has been the hardest part of these days?",
  "What brought you here today rather than yesterday?",
];

export const questions: readonly string[] = [
  "How does it show up in an ordinary day?",
  "What does your body do when it comes up?",
  "What helps you to come back, even a little?",
  "How are the nights?",
  "Who is good to have around when it is like this?",
  "What do you need most now: calm, company, knowing more, or rest?",
  "What has it taken from your days that you would like back?",
  "When in the last week was it a shade lighter?",
  "What would you like people near you to know about days like this?",
  "What do you do that helps, and that nobody sees?",
  "Where do you feel safest, and what is it about that place?",
  "What would be a gentle plan for the rest of today?",
  "On a scale of your own, how steady are you right now?",
  "What would tell you, a month from now, that it has eased a bit?",
  "Is there a doctor or somebody else trained who knows about it?",
];

export const plainQuestions: readonly string[] = [
  "Are you somewhere safe right now?",
  "Is somebody with you today?",
  "How did you sleep?",
  "Have you eaten something today?",
  "Is it worse in the morning or at night?",
  "Does your body feel more tense or more tired?",
  "Shall we try something small, or just talk?",
  "Who could you call?",
];

/** What each approach leans towards, besides its exercises. */
export const approachQuestions: Record<TraumaApproach, readonly string[]> = {
  tf_cbt: [
    "In a hard moment of this week, which came first: the thought, the feeling or the body?",
    "What do you tell yourself when the alarm goes off, and what would be a calmer sentence?",
    "What small thing did you do lately although the alarm said no?",
  ],
  cpt: [
    "Has it changed what you believe about safety, trust or yourself? Only the belief, not the event.",
    "Which sentence about yourself came with it and has stayed?",
    "Where has one bad thing become a rule for all people, or for all of you?",
  ],
  emdr: [
    "What picture or memory has nothing to do with it and makes you feel a bit stronger?",
    "Who in your life, or in a book or a film, stands for strength to you?",
    "What has helped you before to let a hard thing rest for a while?",
  ],
  narrative: [
    "If this were one chapter, what would the chapters around it tell about you?",
    "What name would you give to the thing that pulls at you, as if it were outside of you?",
    "Who would not be surprised that you are still here and trying?",
  ],
  somatic: [
    "What is happening in your shoulders, hands and breath as you write this?",
    "If that tension could move, which way would it go?",
    "Where in your body is there a little bit of ease?",
  ],
  dbt: [
    "How strong is the feeling now, from 0 to 10, and what is it telling you to do?",
    "Which skill got you through the last peak?",
    "What would your wise side say about the next hour?",
  ],
  exposure: [
    "What would you like to be able to do again, one day, with good support?",
    "What would you need to know before you begin with a trained clinician?",
    "Who would be at your side while you get ready?",
  ],
};
