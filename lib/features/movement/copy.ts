import type { Audience } from "@/lib/shared/audience";
import type { Difficulty } from "./constants";
import type { Condition, Equipment, Goal, Phase, TargetArea } from "./library/constants";
import type { Dose } from "./library/types";

const minutes = (count: number): string => (count === 1 ? "1 minute" : `${count} minutes`);
const times = (count: number): string => (count === 1 ? "once" : `${count} times`);
const seconds = (count: number): string => (count === 1 ? "1 second" : `${count} seconds`);

/** "2 sets · 10 times · hold 5 seconds · each side" */
function amount(
  { sets, reps, holdTime }: Pick<Dose, "sets" | "reps" | "holdTime">,
  perSide: boolean,
): string {
  const parts = [
    sets > 1 ? `${sets} sets` : null,
    reps === null ? null : times(reps),
    holdTime === null ? null : reps === null ? seconds(holdTime) : `hold ${seconds(holdTime)}`,
    perSide ? "each side" : null,
  ];
  return parts.filter(Boolean).join(" · ");
}

const areas: Record<TargetArea, string> = {
  "full-body": "Whole body",
  neck: "Neck",
  shoulder: "Shoulders",
  "upper-back": "Upper back",
  "lower-back": "Lower back",
  core: "Belly",
  hip: "Hips",
  knee: "Knees",
  ankle: "Ankles and feet",
  "wrist-hand": "Wrists and hands",
};

const adult = {
  title: "Physical Therapy",
  lead: "Exercises and routines for home, at your own pace.",
  care: "This does not replace an exam. Ask a clinician first if you are pregnant, had surgery or a fall lately, or have an illness of the heart, lungs or bones. Pain that gets sharper means stop.",
  open: null as string | null,
  areas,
  goals: {
    pain_relief: "Less pain",
    strength: "Strength",
    flexibility: "Flexibility",
    balance: "Balance",
    endurance: "Stamina",
    posture: "Posture",
    relaxation: "Calm",
    mobility: "Easy movement",
  } as Record<Goal, string>,
  difficulties: {
    beginner: "Beginner",
    intermediate: "Intermediate",
    advanced: "Advanced",
  } as Record<Difficulty, string>,
  equipment: {
    chair: "Chair",
    wall: "Wall",
    band: "Exercise band",
    towel: "Towel",
    stairs: "Stairs",
  } as Record<Equipment, string>,
  conditions: {
    pregnancy: "I am pregnant",
    recent_surgery: "Surgery in the last three months",
    dizziness: "I get dizzy",
    osteoporosis: "Thin bones (osteoporosis)",
    high_blood_pressure: "High blood pressure",
    heart_condition: "A heart condition",
    asthma: "Asthma",
    joint_replacement: "A new joint",
    arthritis: "Arthritis",
    disc_problem: "A disc problem",
    glaucoma: "Glaucoma",
    poor_balance: "My balance is poor",
  } as Partial<Record<Condition, string>>,
  phases: { warmup: "Warm-up", main: "Main part", cooldown: "Cool-down" } as Record<Phase, string>,
  minutes,
  amount,
  library: {
    filter: "Kind",
    search: "Search",
    searchHint: "A name, a body part, a word",
    area: "Body part",
    anyArea: "All body parts",
    difficulty: "Level",
    anyDifficulty: "All levels",
    equipment: "What you have",
    anyEquipment: "Anything",
    noEquipment: "Nothing needed",
    count: (shown: number) => (shown === 1 ? "1 exercise" : `${shown} exercises`),
    none: {
      title: "Nothing matches",
      text: "Try fewer filters or another word.",
      clear: "Clear filters",
    },
    details: "Details",
    failed: "The exercises did not load.",
    retry: "Retry",
    loading: "Loading the exercises",
  },
  detail: {
    how: "How it goes",
    amount: "How much",
    careful: "Take care",
    good: "What it is good for",
    needs: "You need",
    nothing: "Nothing",
    easier: "To make it easier or harder",
    source: "Stop when something feels wrong.",
    close: "Close",
  },
  wish: {
    change: "Change what it is for",
    hide: "Hide the choices",
    summary: (count: number, where: string, what: string) =>
      `${minutes(count)} · ${where} · ${what}`,
    minutes: "Minutes",
    areas: "Body parts",
    areasHint: "With none ticked, it is for the whole body.",
    goals: "Goals",
    goalsHint: "With none ticked, it is for less pain, strength and flexibility.",
    difficulty: "Level",
    equipment: "What you have",
    equipmentHint: "A wall and a carpet are fine without saying.",
    hurts: "Where it hurts today",
    hurtsHint: "0 is no pain, 10 is the worst. From 4 on, what loads that place is left out.",
    noPain: "no pain",
    conditions: "What we should know",
    conditionsHint:
      "Kept encrypted with the routine and filled in again next time. It only leaves out what does not suit you.",
    hurting: (area: string, level: number) => `${area} ${level} of 10`,
    mindful: (what: string) => `With care for: ${what}`,
    call: (number: string) => `Call ${number}`,
    makeIt: "Make it with these choices",
    clearance: "A clinician has said that I can move again",
    working: "Putting it together...",
    fromCheck: "Your last pain check is filled in here.",
  },
  routines: {
    active: "Your routines",
    showAway: (count: number) => `Put away (${count})`,
    start: "Open",
    startNamed: (name: string) => `Open ${name}`,
    begun: "Not finished yet",
    why: "Why these exercises",
    leftOut: "Left out for you",
    putAway: "Put away",
    putAwayDone: "The routine is put away.",
    undo: "Undo",
    bringBack: "Bring back",
    remove: "Delete",
    removeAsk: "Delete this routine?",
    removeText: "It cannot be brought back. What you did with it stays under Sessions.",
    removeYes: "Delete it",
    keep: "Keep it",
    made: (day: string) => `Made ${day}`,
    count: (total: number) => (total === 1 ? "1 exercise" : `${total} exercises`),
    empty: {
      title: "No routine yet",
      text: "Press the button above. One is made for you in a moment.",
    },
    failed: "Your routines did not load.",
    changeFailed: { title: "Error", description: "That didn't work. Please try again." },
    retry: "Retry",
    loading: "Loading your routines",
  },
  toast: {
    made: {
      title: "Routine Generated",
      description: "It is under Routines, with the reason for each exercise.",
    },
    failed: {
      title: "Generation Failed",
      description: "Failed to generate routine. Please try again.",
    },
  },
};

export type PhysicalCopy = typeof adult;

const child: PhysicalCopy = {
  ...adult,
  title: "Movement",
  lead: "Stretch, hop and breathe. Go as fast or as slow as you like.",
  care: "If it hurts, stop and tell a grown-up. If you are sick or had an accident, ask a grown-up first.",
  open: "A parent or guardian has to say yes first. Then you can make your own routine here. You can look at all of it now.",
  areas: {
    "full-body": "All of me",
    neck: "Neck",
    shoulder: "Shoulders",
    "upper-back": "Top of my back",
    "lower-back": "Low back",
    core: "Tummy",
    hip: "Hips",
    knee: "Knees",
    ankle: "Feet",
    "wrist-hand": "Hands",
  },
  goals: {
    pain_relief: "Hurt less",
    strength: "Get strong",
    flexibility: "Get bendy",
    balance: "Stand steady",
    endurance: "Last longer",
    posture: "Sit and stand tall",
    relaxation: "Feel calm",
    mobility: "Move with ease",
  },
  difficulties: { beginner: "Easy", intermediate: "Medium", advanced: "Hard" },
  equipment: {
    chair: "Chair",
    wall: "Wall",
    band: "Stretch band",
    towel: "Towel",
    stairs: "Stairs",
  },
  conditions: {
    recent_surgery: "I had an operation not long ago",
    dizziness: "I get dizzy",
    asthma: "I have asthma",
    heart_condition: "My heart needs care",
    poor_balance: "I fall a lot",
  },
  phases: { warmup: "Wake up", main: "The big part", cooldown: "Calm down" },
  library: {
    ...adult.library,
    filter: "Kind",
    searchHint: "A name or a word",
    area: "Part of me",
    anyArea: "Any part",
    anyDifficulty: "All",
    difficulty: "How hard",
    equipment: "What I have",
    anyEquipment: "Any",
    noEquipment: "Nothing",
    count: (shown) => (shown === 1 ? "1 to do" : `${shown} to do`),
    none: { title: "Nothing here", text: "Try another word.", clear: "Show all" },
    failed: "They did not load.",
    retry: "Try again",
    loading: "Just a moment",
  },
  detail: {
    how: "How it goes",
    amount: "How much",
    careful: "Take care",
    good: "Why it is good",
    needs: "You need",
    nothing: "Nothing",
    easier: "Too easy or too hard?",
    source: "Stop if something feels wrong, and tell a grown-up.",
    close: "Close",
  },
  wish: {
    ...adult.wish,
    change: "Pick what I want",
    hide: "Hide this",
    areas: "Parts of me",
    areasHint: "Pick none, and it is for all of you.",
    goals: "I want to",
    goalsHint: "Pick none, and we pick for you.",
    difficulty: "How hard",
    equipment: "What I have",
    equipmentHint: "You always have a wall and the floor.",
    hurts: "Where does it hurt?",
    hurtsHint: "0 means no hurt. 10 means the worst hurt.",
    noPain: "no hurt",
    conditions: "Good to know",
    conditionsHint: "This only leaves out what is not good for you. We keep it safe for next time.",
    hurting: (area, level) => `${area} ${level} of 10`,
    mindful: (what) => `We take care of: ${what}`,
    makeIt: "Make it now",
    clearance: "A doctor or nurse said that I can move again",
    working: "One moment...",
    fromCheck: "",
  },
  routines: {
    ...adult.routines,
    active: "My routines",
    why: "Why these",
    leftOut: "Left out for you",
    putAwayDone: "It is put away.",
    removeAsk: "Delete this one?",
    removeText: "Then it is gone. What you did stays.",
    count: (total) => `${total} to do`,
    empty: { title: "Nothing here yet", text: "Press the big button. Then one is made for you." },
    failed: "They did not load.",
    changeFailed: { title: "Error", description: "That didn't work. Try once more." },
    retry: "Try again",
    loading: "Just a moment",
  },
  toast: {
    made: {
      title: "Routine Generated",
      description: "Look under Routines. It says why each one is there.",
    },
    failed: adult.toast.failed,
  },
};

/** From 13 on, no one is addressed like a small child, but the text stays just as short. */
const teen: PhysicalCopy = {
  ...child,
  lead: "Stretch, get stronger and breathe. Go at your own pace.",
  care: "If it hurts, stop and tell an adult you trust. If you are sick or had an accident, ask an adult first.",
  areas: { ...areas, "wrist-hand": "Wrists and hands" },
  goals: adult.goals,
  equipment: adult.equipment,
  phases: adult.phases,
  library: { ...child.library, area: "Body part", searchHint: adult.library.searchHint },
  detail: {
    ...child.detail,
    source: "Stop if something feels wrong, and tell an adult you trust.",
  },
  wish: {
    ...child.wish,
    areas: "Body parts",
    areasHint: "Pick none, and it is for the whole body.",
    goals: "Goals",
  },
};

export const PHYSICAL_COPY: Record<Audience, PhysicalCopy> = { adult, child };
export const TEEN_PHYSICAL_COPY = { child: teen };

/**
 * The reader's words: the audience is only adult or child, so children from 13 on get their own
 * here.
 */
export const physicalCopyFor = (audience: Audience, under13: boolean): PhysicalCopy =>
  audience === "child" && !under13 ? TEEN_PHYSICAL_COPY.child : PHYSICAL_COPY[audience];
