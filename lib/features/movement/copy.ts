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
  care: "This doesn't replace an exam. Ask a clinician first if you're pregnant, had surgery or a fall recently, or have a heart, lung or bone disease. Stop if pain gets sharper.",
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
    mobility: "Easier movement",
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
    pregnancy: "I'm pregnant",
    recent_surgery: "Surgery in the last three months",
    dizziness: "I get dizzy",
    osteoporosis: "Thin bones (osteoporosis)",
    high_blood_pressure: "High blood pressure",
    heart_condition: "A heart condition",
    asthma: "Asthma",
    joint_replacement: "A joint replacement",
    arthritis: "Arthritis",
    disc_problem: "A disc problem",
    glaucoma: "Glaucoma",
    poor_balance: "Poor balance",
  } as Partial<Record<Condition, string>>,
  phases: { warmup: "Warm-up", main: "Main part", cooldown: "Cool-down" } as Record<Phase, string>,
  minutes,
  amount,
  library: {
    filter: "Type",
    search: "Search",
    searchHint: "Name, body part or keyword",
    area: "Body part",
    anyArea: "All body parts",
    difficulty: "Level",
    anyDifficulty: "All levels",
    equipment: "Equipment you have",
    anyEquipment: "Anything",
    noEquipment: "No equipment",
    count: (shown: number) => (shown === 1 ? "1 exercise" : `${shown} exercises`),
    none: {
      title: "No matches",
      text: "Try fewer filters or a different word.",
      clear: "Clear filters",
    },
    details: "Details",
    failed: "The exercises didn't load.",
    retry: "Retry",
    loading: "Loading exercises",
  },
  detail: {
    how: "How to do it",
    amount: "How much",
    careful: "Be careful",
    good: "What it's good for",
    needs: "You'll need",
    nothing: "Nothing",
    easier: "Make it easier or harder",
    source: "Stop if something feels wrong.",
    close: "Close",
  },
  wish: {
    change: "Change goals",
    hide: "Hide the options",
    summary: (count: number, where: string, what: string) =>
      `${minutes(count)} · ${where} · ${what}`,
    minutes: "Minutes",
    areas: "Body parts",
    areasHint: "If you don't check any, it's for your whole body.",
    goals: "Goals",
    goalsHint: "If you don't check any, it's for less pain, strength and flexibility.",
    difficulty: "Level",
    equipment: "Equipment you have",
    equipmentHint: "You don't have to list a wall or a carpet.",
    hurts: "Where it hurts today",
    hurtsHint:
      "0 is no pain and 10 is the worst. At 4 or more, we leave out exercises that strain that area.",
    noPain: "no pain",
    conditions: "What we should know",
    conditionsHint:
      "We store this encrypted with your routine and fill it in again next time. It only leaves out exercises that aren't right for you.",
    hurting: (area: string, level: number) => `${area} ${level} out of 10`,
    mindful: (what: string) => `Planned around: ${what}`,
    call: (number: string) => `Call ${number}`,
    makeIt: "Make a routine with these options",
    clearance: "A clinician said I can exercise again",
    working: "Putting it together...",
    fromCheck: "We filled in your last pain check here.",
  },
  routines: {
    active: "Your routines",
    showAway: (count: number) => `Archived (${count})`,
    start: "Open",
    startNamed: (name: string) => `Open ${name}`,
    begun: "Not finished yet",
    why: "Why these exercises",
    leftOut: "Left out for you",
    putAway: "Archive",
    putAwayDone: "Routine archived.",
    undo: "Undo",
    bringBack: "Restore",
    remove: "Delete",
    removeAsk: "Delete this routine?",
    removeText: "You can't undo this. What you did with it stays under Sessions.",
    removeYes: "Delete it",
    keep: "Keep it",
    made: (day: string) => `Created ${day}`,
    count: (total: number) => (total === 1 ? "1 exercise" : `${total} exercises`),
    empty: {
      title: "No routine yet",
      text: "Press the button above and we'll make one for you.",
    },
    failed: "Your routines didn't load.",
    changeFailed: { title: "Error", description: "That didn't work. Please try again." },
    retry: "Retry",
    loading: "Loading your routines",
  },
  toast: {
    made: {
      title: "Routine Generated",
      description: "Find it under Routines, with the reason for each exercise.",
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
  care: "If it hurts, stop and tell a grown-up. If you're sick or had an accident, ask a grown-up first.",
  open: "A parent or guardian has to say yes first. Then you can make your own routine here. You can look at everything now.",
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
    heart_condition: "I have a heart problem",
    poor_balance: "I fall a lot",
  },
  phases: { warmup: "Wake up", main: "The big part", cooldown: "Calm down" },
  library: {
    ...adult.library,
    filter: "Type",
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
    failed: "They didn't load.",
    retry: "Try again",
    loading: "Just a moment",
  },
  detail: {
    how: "How to do it",
    amount: "How much",
    careful: "Be careful",
    good: "Why it's good for you",
    needs: "You'll need",
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
    areasHint: "If you don't pick any, it's for your whole body.",
    goals: "I want to",
    goalsHint: "If you don't pick any, we'll pick for you.",
    difficulty: "How hard",
    equipment: "What I have",
    equipmentHint: "You always have a wall and the floor.",
    hurts: "Where does it hurt?",
    hurtsHint: "0 means it doesn't hurt. 10 means it hurts the most.",
    noPain: "doesn't hurt",
    conditions: "Good to know",
    conditionsHint:
      "This just leaves out moves that aren't good for you. We keep it safe for next time.",
    hurting: (area, level) => `${area} ${level} out of 10`,
    mindful: (what) => `We'll be careful with: ${what}`,
    makeIt: "Make it now",
    clearance: "A doctor or nurse said I can exercise again",
    working: "One moment...",
    fromCheck: "",
  },
  routines: {
    ...adult.routines,
    active: "My routines",
    why: "Why these",
    leftOut: "Left out for you",
    putAway: "Put away",
    putAwayDone: "It's put away.",
    showAway: (count) => `Put away (${count})`,
    bringBack: "Bring back",
    removeAsk: "Delete this one?",
    removeText: "Then it's gone. What you did stays.",
    count: (total) => `${total} to do`,
    empty: { title: "Nothing here yet", text: "Press the big button and we'll make one for you." },
    failed: "They didn't load.",
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
  care: "If it hurts, stop and tell an adult you trust. If you're sick or had an accident, ask an adult first.",
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
    areasHint: "If you don't pick any, it's for your whole body.",
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
