import type { Condition, Goal, TargetArea } from "../library/constants";

const ADULT_AREAS = {
  neck: "neck",
  shoulder: "shoulders",
  "upper-back": "upper back",
  "lower-back": "lower back",
  core: "belly and core",
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
  recent_surgery: "recent surgery",
  dizziness: "dizziness",
  osteoporosis: "thin bones",
  high_blood_pressure: "high blood pressure",
  heart_condition: "a heart condition",
  asthma: "asthma",
  joint_replacement: "a joint replacement",
  arthritis: "arthritis",
  disc_problem: "a disc problem",
  glaucoma: "glaucoma",
  poor_balance: "poor balance",
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
      flexibility: (area: string) => `Stretches your ${area} so you can move more easily.`,
      balance: (area: string) => `Trains your balance through your ${area}.`,
      endurance: (area: string) => `Works your ${area} and gets your heart and lungs going.`,
      posture: (area: string) => `Works your ${area} and helps you sit and stand tall.`,
      relaxation: (area: string) => `Helps your ${area} relax.`,
      mobility: (area: string) => `Keeps your ${area} moving freely.`,
    } satisfies Record<Goal, (area: string) => string>,
    supplement: "It fills the time with something that's right for you.",
    harder: "It felt easy last time, so there's a little more.",
    easier: "It felt hard last time, so there's a little less.",
    sore: (area: string) => `Keep it small. Your ${area} may hurt today.`,
    leftOut: {
      pain: (area: string, pain: number) =>
        `It strains your ${area}, where your pain is ${pain} out of 10.`,
      condition: (condition: string) =>
        `Skip this with ${condition}, unless your clinician agrees.`,
      stopped_before: () => "You had to stop it recently, so we're leaving it out for now.",
      too_hard_before: () => "It was too hard recently, so we're leaving it out for now.",
    },
    painRose: "Your pain was higher after last time, so today is easier and shorter.",
    hardLastTime: "Last time felt hard, so there's a little less today.",
    easyLastTime: "Last time felt easy, so there's a little more today.",
    keptOut: (count: number) => `We left out ${count} that may not be good for you right now.`,
    shorter: (minutes: number) =>
      `This takes ${minutes} minutes. We didn't find more that's right for you now.`,
    gentle:
      "Not much is right for you today, and that's fine. Breathe and move a little, and stop when you like.",
    askFirst: "Ask your doctor before you do more.",
    askWith: (conditions: string) => `With ${conditions}, ask your doctor before you start.`,
    painLastTime: (pain: number) =>
      `Your pain was ${pain} out of 10 after the last routine. Rest is better than exercise right now. If the pain is better, mark where it hurt and how much it hurts now. If it gets worse fast, call 911.`,
    stoppedFor: (signs: string) =>
      `You stopped a routine because of this: ${signs}. Have a doctor or nurse look at it before the next one.`,
    refusedPain: (area: string, pain: number) =>
      `The pain in your ${area} is high, ${pain} out of 10. Rest is better than exercise right now. See a doctor or nurse today. If it came on all at once or gets worse fast, call 911.`,
    refusedEmpty:
      "We couldn't find anything that's safe for you right now. Rest, and ask a doctor or physical therapist what you can do.",
  },
  child: {
    areas: CHILD_AREAS,
    conditions: CONDITION_WORDS,
    name: (minutes: number, areas: string) => `${minutes} minutes of moves for your ${areas}`,
    gentleName: "A few gentle minutes",
    warmup: (area: string) => `Wakes up your ${area}.`,
    cooldown: (area: string) => `Helps your ${area} rest at the end.`,
    main: {
      pain_relief: (area: string) => `Gentle moves that help your ${area} feel good.`,
      strength: (area: string) => `Makes your ${area} strong.`,
      flexibility: (area: string) => `Helps your ${area} bend and stretch.`,
      balance: (area: string) => `Helps you stand still and not fall. It works your ${area}.`,
      endurance: (area: string) => `Makes your heart beat fast. It works your ${area}.`,
      posture: (area: string) => `Helps you stand tall. It works your ${area}.`,
      relaxation: (area: string) => `Helps your ${area} feel calm.`,
      mobility: (area: string) => `Helps your ${area} move well.`,
    } satisfies Record<Goal, (area: string) => string>,
    supplement: "It's one more that's good for you.",
    harder: "It was easy last time, so you'll do a bit more.",
    easier: "It was hard last time, so you'll do a bit less.",
    sore: (area: string) => `Keep it small. Your ${area} may hurt.`,
    leftOut: {
      pain: (area: string, pain: number) =>
        `The pain in your ${area} is ${pain} out of 10, so we left it out.`,
      condition: () => "Ask a grown-up and your doctor first.",
      stopped_before: () => "You stopped it last time, so it can wait.",
      too_hard_before: () => "It was too hard last time, so it can wait.",
    },
    painRose: "It hurt more after last time, so today is gentle and short.",
    hardLastTime: "Last time was hard, so we'll do a bit less.",
    easyLastTime: "Last time was easy, so we'll do a bit more.",
    keptOut: (count: number) => `We left out ${count} that may hurt you now.`,
    shorter: (minutes: number) =>
      `This takes ${minutes} minutes. We didn't find more that's good for you now.`,
    gentle: "Today we'll go soft and slow. Breathe and move a bit. You can stop any time.",
    askFirst: "Ask a grown-up and your doctor before you do more.",
    askWith: (_conditions: string) => "Ask a grown-up and your doctor before you start.",
    painLastTime: (pain: number) =>
      `It hurt a lot after the last one, ${pain} out of 10. Rest now, and tell a grown-up you trust. Is it better? Then mark where it hurt and how much it hurts now.`,
    stoppedFor: (signs: string) =>
      `You had to stop because of this: ${signs}. Tell a grown-up. A doctor or nurse needs to look at it first.`,
    refusedPain: (area: string, pain: number) =>
      `The pain in your ${area} is big, ${pain} out of 10. Rest now. Tell a grown-up you trust right away.`,
    refusedEmpty: "We didn't find a safe move for you right now. Rest, and ask a grown-up to help.",
  },
};
