import { ALERT_SENTENCE } from "@/lib/shared/alert-sentence";
import type { AssessmentType } from "./constants";

/** Assessments are for adults (PHYS-02), so one set of words is enough. */
const regions: Record<string, string> = {
  neck: "Neck",
  "left-shoulder": "Left shoulder",
  "right-shoulder": "Right shoulder",
  "upper-back": "Upper back",
  "lower-back": "Lower back",
  core: "Belly",
  "left-wrist-hand": "Left wrist or hand",
  "right-wrist-hand": "Right wrist or hand",
  "left-hip": "Left hip",
  "right-hip": "Right hip",
  "left-knee": "Left knee",
  "right-knee": "Right knee",
  "left-ankle": "Left ankle or foot",
  "right-ankle": "Right ankle or foot",
};

interface CheckWords {
  readonly name: string;
  /** Instructions. */
  readonly how: readonly string[];
  /** The meaning of each score, for a check with only a few. */
  readonly scores?: readonly string[];
  /** The unit of a count. */
  readonly unit?: string;
}

const checks: Record<string, CheckWords> = {
  "toe-reach": {
    name: "Reach for your toes",
    how: [
      "Sit on the front edge of a firm chair. Put it against a wall.",
      "Keep one leg straight, heel on the floor. Slide both hands down that leg.",
      "Stop when you first feel a pull. Don't bounce.",
    ],
    scores: [
      "It hurts, or I couldn't try",
      "I reach my knee",
      "I reach my shin",
      "I reach my foot",
    ],
  },
  "back-reach": {
    name: "Hands behind your back",
    how: [
      "Put one hand over your shoulder and down your back.",
      "Bring the other hand up from below. How close do they get?",
      "Score the tighter side.",
    ],
    scores: [
      "It hurts, or I couldn't try",
      "Far apart",
      "About a hand apart",
      "They touch, or almost",
    ],
  },
  "look-back": {
    name: "Look over your shoulder",
    how: [
      "Sit tall. Turn your head slowly to one side, then the other.",
      "Score the tighter side.",
    ],
    scores: [
      "It hurts, or I couldn't try",
      "Only a little",
      "Halfway to my shoulder",
      "All the way to my shoulder",
    ],
  },
  "knee-to-wall": {
    name: "Knee to the wall",
    how: [
      "Stand facing a wall and hold on to it. Put one foot about a hand's width away.",
      "Bend that knee toward the wall. Keep the heel down.",
    ],
    scores: [
      "It hurts, or I couldn't try",
      "Far from the wall",
      "Close to the wall",
      "My knee touches it",
    ],
  },
  "chair-stands": {
    name: "Stand up from a chair",
    how: [
      "Put a firm chair against a wall. Cross your arms over your chest.",
      "For 30 seconds, keep standing all the way up and sitting back down.",
      "Count each full stand. If you need your arms, enter 0.",
    ],
    unit: "stands in 30 seconds",
  },
  "heel-raises": {
    name: "Heel raises",
    how: [
      "Hold on to a wall or a counter.",
      "Rise up on both feet and come down slowly. Count until you have to stop.",
    ],
    unit: "raises",
  },
  "wall-push-ups": {
    name: "Wall push-ups",
    how: [
      "Stand an arm's length from a wall, hands on it at chest height.",
      "Bend your arms, then push back. Count until you have to stop.",
    ],
    unit: "push-ups",
  },
  "balance-stage": {
    name: "Balance in four steps",
    how: [
      "Stand next to a counter so you can grab it. Have someone nearby if you can.",
      "Hold each stance for 10 seconds. Stop at the first one you can't hold.",
    ],
    scores: [
      "None of them",
      "Feet side by side",
      "One foot half a step ahead",
      "Heel to toe, one foot in front of the other",
      "On one leg",
    ],
  },
  walking: { name: "Walk for ten minutes", how: [] },
  stairs: { name: "Climb a flight of stairs", how: [] },
  carrying: { name: "Carry a bag of groceries home", how: [] },
  dressing: { name: "Get dressed, including socks and shoes", how: [] },
  sleeping: { name: "Sleep through the night", how: [] },
};

const types: Record<
  AssessmentType,
  { readonly name: string; readonly lead: string; readonly trend: string }
> = {
  pain: { name: "Pain", lead: "Tap where it hurts and say how much.", trend: "Worst pain" },
  mobility: {
    name: "Mobility",
    lead: "Four short checks of how far you can move.",
    trend: "Points, average of the checks",
  },
  strength: {
    name: "Strength",
    lead: "Three counts. Stop when your form slips.",
    trend: "Stands, or the average of the counts",
  },
  functional: {
    name: "Function",
    lead: "How daily life is going and how steady you are.",
    trend: "Daily tasks, average",
  },
};

const adult = {
  title: "Assessments",
  lead: "Short checks you can do at home. They show how you change over time. They don't diagnose an illness.",
  safety: "Skip any check that hurts or feels unsafe. What you skip doesn't count.",
  mindPain: (place: string, level: number) =>
    `Your last pain check: ${(regions[place] ?? place).toLowerCase()}, ${level} out of 10. Skip any check that strains it. If the pain is strong, wait until a doctor or nurse has looked at it.`,
  timer: {
    start: (seconds: number) => `Start ${seconds} seconds`,
    left: (seconds: number) => (seconds === 1 ? "1 second left" : `${seconds} seconds left`),
    over: "Time is up.",
  },
  types,
  regions,
  checks,
  start: (type: string) => `Check ${type.toLowerCase()}`,
  body: {
    front: "Front",
    back: "Back",
    map: "Body map",
    list: "As a list",
    level: (place: string) => `Pain: ${place}`,
    none: "no pain",
    region: (place: string, level: number) =>
      level === 0 ? `${place}, no pain` : `${place}, ${level} out of 10`,
    chosen: "Tap a place on the map or in the list.",
    ends: ["0 = no pain", "10 = worst"] as readonly [string, string],
  },
  taskEnds: ["0 = can't do it", "10 = same as before"] as readonly [string, string],
  notDone: "Not done",
  follows: (source: string) => `Based on: ${source}`,
  limits: "What does it keep you from doing? (optional)",
  limitsHint: `Stored encrypted. If it sounds like someone's in danger, help opens. ${ALERT_SENTENCE.adult}`,
  save: "Save this check",
  saving: "Saving...",
  cancel: "Cancel",
  nothingGiven: "Do at least one check before you save.",
  noPain: "Nothing hurts today",
  results: "Your checks",
  advice: "What this suggests",
  next: (day: string) => `Check again: ${day}`,
  forRoutine: "Use this for a routine",
  history: (type: string) => `${type} over time`,
  table: { show: "Show as a table", day: "Day", value: "Value" },
  of: (value: number, most: number) => `${value} out of ${most}`,
  empty: {
    title: "No checks yet",
    text: "Pick one above. Each takes a few minutes. You can do them in any order.",
  },
  toast: {
    saved: { title: "Check saved", description: "See what it suggests below." },
    failed: {
      title: "Error",
      description: "We couldn't save this check. Your answers are still here.",
    },
  },
  loadFailed: "Your checks didn't load.",
  retry: "Retry",
  loading: "Loading your checks",
};

export type AssessmentCopy = typeof adult;
export const ASSESSMENT_COPY = { adult };

const placeName = (id: string): string => (regions[id] ?? id).toLowerCase();

const checkName = (id: string): string => (checks[id]?.name ?? id).toLowerCase();

const advice = {
  pain: {
    none: "Nothing hurts right now. Keep moving in ways you enjoy.",
    mild: (place: string) =>
      `Mild pain: ${placeName(place)}. Easy movement is fine. Stop if it gets worse.`,
    moderate: (place: string) =>
      `Moderate pain: ${placeName(place)}. Leave out exercises that strain it. Routines made here do that if you say where it hurts. See a clinician if it lasts more than a few weeks.`,
    strong: (place: string) =>
      `Strong pain: ${placeName(place)}. Please have a doctor or nurse look at it in the next few days, or today if it's new or getting worse.`,
    restGently: "Until then, move gently and only as far as feels okay.",
    several: "Three or more places hurt. Tell a clinician about all of them, not just the worst.",
  },
  mobility: {
    good: "You moved well in the checks you did. A few stretches a week will keep it that way.",
    hurts: (check: string) =>
      `This hurt, or you couldn't try it: ${checkName(check)}. Skip it and don't stretch into the pain. Ask a clinician if it stays that way.`,
    stiff: {
      "toe-reach":
        "The backs of your legs are tight. Stretch them most days, 30 seconds on each side.",
      "back-reach":
        "Your shoulders are tight. Try slow arm circles and a chest stretch in a doorway.",
      "look-back":
        "Your neck doesn't turn as far as it could. Try slow head turns a few times a day, without forcing it.",
      "knee-to-wall":
        "Your ankles are stiff. Rock your knee to the wall ten times with your heel down.",
    } as Record<string, string>,
    other: "One of your checks was low. Work on it gently.",
    often:
      "A little most days helps more than a lot at once. Ask a clinician if one side is much worse, or if it hurts.",
  },
  strength: {
    good: "Your strength is fine for daily life in the checks you did. Two sessions a week will keep it that way.",
    weak: {
      "chair-stands":
        "That's fewer stands than usual for your age. Practice standing up from a chair two or three days a week.",
      "heel-raises":
        "Your calves get tired early. Add heel raises at the counter two or three days a week.",
      "wall-push-ups": "Your arms get tired early. Add wall push-ups two or three days a week.",
    } as Record<string, string>,
    other: "One of your counts was low. Build it up slowly.",
    often:
      "Add one or two more each week. If you fell recently or feel weak on one side, see a doctor.",
  },
  functional: {
    good: "Daily life is going well in the checks you did. Keep doing what you're doing.",
    unsteady:
      "Standing heel to toe is hard for you. That can mean a higher risk of falls. Tell a doctor, and practice only where you can hold on to something.",
    hard: {
      walking:
        "Walking is hard. Start with a few minutes on flat ground, and add one minute every few days.",
      stairs: "Stairs are hard. Use the rail, take one step at a time, and work on leg strength.",
      carrying:
        "Carrying is hard. Split the load between two bags, and work on arm and back strength.",
      dressing:
        "Getting dressed is hard. Sit down for socks and shoes, and work on your hips and back.",
      sleeping:
        "Your sleep is broken up. Gentle movement during the day can help. If pain wakes you, see a doctor about it.",
    } as Record<string, string>,
    other: "One of your tasks is hard. Work on it in small steps.",
    many: "Many daily tasks are hard for you right now. A doctor or physical therapist can look at the whole picture.",
  },
};

/** Advice of the rules in `policy.ts`; it's stored with the assessment. */
export const ASSESSMENT_ADVICE = advice;
export const ASSESSMENT_ADVICE_COPY = { adult: advice };
