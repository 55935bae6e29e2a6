import type { Condition, Goal, TargetArea } from "../library/constants";

const ADULT_AREAS = {
  neck: "neck",
  shoulder: "shoulders",
  "upper-back": "upper back",
  "lower-back": "lower back",
  core: "belly and trunk",
  hip: "hips",
  knee: "knees and thighs",
  ankle: "ankles and calves",
  "wrist-hand": "wrists and hands",
  "full-body": "whole body",
} satisfies Record<TargetArea, string>;

const CHILD_AREAS = {
  ...ADULT_AREAS,
  core: "tummy",
  knee: "legs",
  ankle: "feet",
  "wrist-hand": "hands",
};

const CONDITION_WORDS = {
  pregnancy: "pregnancy",
  recent_surgery: "an operation not long ago",
  dizziness: "dizziness",
  osteoporosis: "thin bones",
  high_blood_pressure: "high blood pressure",
  heart_condition: "a heart condition",
  asthma: "asthma",
  joint_replacement: "a new joint",
  arthritis: "arthritis",
  disc_problem: "a disc problem",
  glaucoma: "glaucoma",
  poor_balance: "unsteady balance",
} satisfies Record<Condition, string>;

/** A plan's explanations. Every sentence stands alone; the planner joins them with spaces. */
export const PLAN_COPY = {
  adult: {
    areas: ADULT_AREAS,
    conditions: CONDITION_WORDS,
    name: (minutes: number, areas: string) => `${minutes} minutes for your ${areas}`,
    gentleName: "A few gentle minutes",
    warmup: (area: string) => `Warms up your ${area} before the main part.`,
    cooldown: (area: string) => `Lets your ${area} settle at the end.`,
    main: {
      pain_relief: (area: string) => `Easy movement for your ${area}, which often eases pain.`,
      strength: (area: string) => `Makes your ${area} stronger.`,
      flexibility: (area: string) => `Stretches your ${area} so that you move with more ease.`,
      balance: (area: string) => `Trains your balance through your ${area}.`,
      endurance: (area: string) => `Gets heart and lungs going with work for your ${area}.`,
      posture: (area: string) => `Helps you to sit and stand tall; it works your ${area}.`,
      relaxation: (area: string) => `Helps your ${area} to let go.`,
      mobility: (area: string) => `Keeps your ${area} moving freely.`,
    } satisfies Record<Goal, (area: string) => string>,
    supplement: "It fills the time with something that suits you.",
    harder: "It felt easy last time, so there is a little more.",
    easier: "It felt hard last time, so there is a little less.",
    sore: (area: string) => `Keep it small, as your ${area} may hurt today.`,
    leftOut: {
      pain: (area: string, pain: number) =>
        `It loads your ${area}, where your pain is ${pain} of 10.`,
      condition: (condition: string) => `Not with ${condition}, unless your clinician agrees.`,
      stopped_before: () => "You stopped it not long ago, so it rests for now.",
      too_hard_before: () => "It was too hard not long ago, so it rests for now.",
    },
    painRose: "Your pain was higher after last time, so today is easier and shorter.",
    hardLastTime: "Last time felt hard, so there is a little less today.",
    easyLastTime: "Last time felt easy, so there is a little more today.",
    keptOut: (count: number) => `We left out ${count} that may not be good for you now.`,
    shorter: (minutes: number) =>
      `This takes ${minutes} minutes. We did not find more that suits you now.`,
    gentle:
      "Not much fits today, and that is fine. Breathe and move a little, and stop when you like.",
    askFirst: "Ask your doctor before you do more.",
    askWith: (conditions: string) => `With ${conditions}, ask your doctor before you start.`,
    painLastTime: (pain: number) =>
      `Your pain was ${pain} of 10 after the last routine. Rest is wiser than exercise now. If it is better, tick where it hurt and say how much is left. If it gets worse fast, call 911.`,
    stoppedFor: (signs: string) =>
      `You stopped a routine because of this: ${signs}. Let a doctor or nurse look at it before the next one.`,
    refusedPain: (area: string, pain: number) =>
      `The pain in your ${area} is high, ${pain} of 10. Rest is wiser than exercise now. See a doctor or nurse today. If it came on all at once or gets worse fast, call 911.`,
    refusedEmpty:
      "We found nothing that is safe for you now. Rest, and ask a doctor or physiotherapist what you can do.",
  },
  child: {
    areas: CHILD_AREAS,
    conditions: CONDITION_WORDS,
    name: (minutes: number, areas: string) => `${minutes} minutes of moves for your ${areas}`,
    gentleName: "A few soft minutes",
    warmup: (area: string) => `Wakes up your ${area}.`,
    cooldown: (area: string) => `Helps your ${area} to rest at the end.`,
    main: {
      pain_relief: (area: string) => `Soft moves that help your ${area} feel good.`,
      strength: (area: string) => `Makes your ${area} strong.`,
      flexibility: (area: string) => `Makes your ${area} bend and stretch.`,
      balance: (area: string) => `Helps you stand still and not fall. It works your ${area}.`,
      endurance: (area: string) => `Makes your heart beat fast. It works your ${area}.`,
      posture: (area: string) => `Helps you stand tall. It works your ${area}.`,
      relaxation: (area: string) => `Helps your ${area} to feel calm.`,
      mobility: (area: string) => `Helps your ${area} to move well.`,
    } satisfies Record<Goal, (area: string) => string>,
    supplement: "It is one more that is good for you.",
    harder: "It was easy last time, so you do a bit more.",
    easier: "It was hard last time, so you do a bit less.",
    sore: (area: string) => `Make it small, as your ${area} may hurt.`,
    leftOut: {
      pain: (area: string, pain: number) =>
        `The hurt in your ${area} is ${pain} of 10, so we leave it out.`,
      condition: () => "Ask a grown-up and your doctor first.",
      stopped_before: () => "You stopped it last time, so it can wait.",
      too_hard_before: () => "It was too hard last time, so it can wait.",
    },
    painRose: "It hurt more after last time, so today is soft and short.",
    hardLastTime: "Last time was hard, so we do a bit less.",
    easyLastTime: "Last time was easy, so we do a bit more.",
    keptOut: (count: number) => `We left out ${count} that may hurt you now.`,
    shorter: (minutes: number) =>
      `This takes ${minutes} minutes. We did not find more that is good for you now.`,
    gentle: "Today we go soft and slow. Breathe and move a bit. You can stop when you like.",
    askFirst: "Ask a grown-up and your doctor before you do more.",
    askWith: (_conditions: string) => "Ask a grown-up and your doctor before you start.",
    painLastTime: (pain: number) =>
      `It hurt a lot after the last one, ${pain} of 10. Rest now, and tell a grown-up you trust. Is it better? Then tick where it hurt and say how much is left.`,
    stoppedFor: (signs: string) =>
      `You had to stop because of this: ${signs}. Tell a grown-up. A doctor or nurse has to look at it first.`,
    refusedPain: (area: string, pain: number) =>
      `The hurt in your ${area} is big, ${pain} of 10. Rest now. Tell a grown-up you trust right away.`,
    refusedEmpty: "We did not find a safe move for you now. Rest, and ask a grown-up to help.",
  },
};
