import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";
import { dayOf, shortDate } from "@/lib/shared/dates";
import { PERSONA } from "@/lib/shared/product";
import { EXERCISE_NAMES, EXERCISE_NAMES_FOR_CHILDREN } from "./copy/exercise-names";
import type { Average, Insight } from "./types";

type Dates = (span: { readonly from: string; readonly to: string }) => string;

type Of<K extends Insight["kind"]> = Extract<Insight, { kind: K }>;
/** `dates` formats the days behind a figure: "Nov 14 – Nov 20". */
type Sentences = { readonly [K in Insight["kind"]]: (insight: Of<K>, dates: Dates) => string };

const times = (count: number): string =>
  count === 1 ? "once" : count === 2 ? "twice" : `${count} times`;
const checkIns = (count: number): string => (count === 1 ? "1 check-in" : `${count} check-ins`);
const points = ({ points: value }: Average): string => `${value} of 10`;
/** "5 check-ins, Nov 14 – Nov 20": every figure comes with what it's based on (decision 0029). */
const takenFrom = (average: Average, dates: Dates): string =>
  `${checkIns(average.of)}, ${dates(average)}`;

const adult = {
  title: "Your dashboard",
  lead: "How you're doing, what helped, and what could come next.",
  how: {
    title: "How you're doing",
    score: "Wellness score",
    outOf: "out of 100",
    noEntries: "No entries yet",
    scoreFrom: (count: number) => `The average of your last ${checkIns(count)}, times ten.`,
    /** Needed because anger of 8 counts as much as joy of 8. */
    scoreMeans:
      "A strong, difficult feeling scores high, too, so this doesn't measure how well you are.",
    firstCheckIn: "Your first check-in puts a number here. It takes one tap.",
    checkIns: "Check-ins",
    checkInsHint: "counted in the score",
    sessions: "Conversations",
    sessionsHint: "so far",
    bars: "Your last check-ins",
    barsHint: "Oldest first, scored out of 10.",
    allDays: "See every day",
    /** Null where people can't share without a parent. */
    share: "Share part of it" as string | null,
    table: "Show as a table",
    columns: { day: "Day", time: "Time", mood: "Mood", points: "Out of 10" },
    noBars: {
      title: "Nothing to show yet",
      text: "Tap how you are right now, and your chart starts to grow.",
      action: "Check in",
    },
  },
  helped: {
    title: "What helped",
    insights: "What your check-ins show",
    sentences: {
      few: ({ entries, missing }) =>
        entries === 0
          ? "After five check-ins, you'll see patterns here."
          : `You have ${checkIns(entries)}. ${missing} more, and you'll see patterns here.`,
      trend: ({ direction, recent, before }, dates) => {
        const word = { up: "higher than", down: "lower than", steady: "about the same as" }[
          direction
        ];
        return `Your last ${checkIns(recent.of)} (${dates(recent)}) average ${points(recent)}, ${word} the ${before.of} before them (${dates(before)}: ${points(before)}).`;
      },
      common: ({ mood, times: count, of, ...span }, dates) =>
        `You chose "${MOOD_COPY.adult.labels[mood]}" most often: ${times(count)} in your last ${of} (${dates(span)}).`,
      exercises: ({ higher, of, ...span }, dates) =>
        `After ${higher} of ${of} exercises (${dates(span)}), your next check-in was higher than the one before. It may be chance, or they may help you.`,
      talking: ({ better, after, otherwise }, dates) => {
        const word = better
          ? "It may be chance, or talking may help you."
          : "People often talk on the harder days.";
        return `In the day after a conversation, you averaged ${points(after)} (${takenFrom(after, dates)}), and otherwise ${points(otherwise)} (${takenFrom(otherwise, dates)}). ${word}`;
      },
    } as Sentences,
    exercises: {
      title: "Exercises you finished",
      none: `None yet. ${PERSONA.adult} offers one in a conversation when it might help.`,
      before: "Before",
      after: "After",
      names: EXERCISE_NAMES,
    },
    recent: "Recent Sessions",
    noSessions: {
      title: "No conversations yet",
      text: "The first one can be about anything, or about not knowing where to start.",
      action: "Start a conversation",
    },
    updated: "Last talked",
    defaultTitle: "Therapy Session",
  },
  next: {
    title: "What next",
    resume: (title: string) => `Continue with "${title}", or start something new.`,
    begin: "Start wherever you like. You can stop at any time.",
    talk: "Start New Session",
    goOn: "Continue",
    checkIn: "Check in now",
    plan: "Current plan",
    crisis: {
      title: "If it gets too much",
      text: "A person can listen now, by phone, text or chat.",
      action: "Get Crisis Support",
    },
  },
  failed: {
    moods: "Your check-ins didn't load.",
    sessions: "Your conversations didn't load.",
    exercises: "Your exercises didn't load.",
    hint: "Nothing is lost. It may be the connection.",
    retry: "Retry",
  },
  loading: "Loading",
};

export type DashboardCopy = typeof adult;

const child: DashboardCopy = {
  title: "Your progress",
  lead: `See how you feel, what helped you, and what you can do next with ${PERSONA.child}.`,
  how: {
    title: "How you're doing",
    score: "Feeling score",
    outOf: "out of 100",
    noEntries: "No entries yet",
    scoreFrom: (count) => `This comes from your last ${checkIns(count)}.`,
    scoreMeans:
      "A big mad or sad feeling makes the number big, too. It doesn't say how well you are.",
    firstCheckIn: "Tap a feeling, and a number shows up here.",
    checkIns: "Check-ins",
    checkInsHint: "in your score",
    sessions: "Chats",
    sessionsHint: `with ${PERSONA.child}`,
    bars: "Your last feelings",
    barsHint: "The newest is on the right. Tall bars mean big numbers.",
    allDays: "See all my feelings",
    share: null,
    table: "Show as a table",
    columns: { day: "Day", time: "Time", mood: "Feeling", points: "Out of 10" },
    noBars: {
      title: "No feelings here yet",
      text: "Tap how you feel, and your picture starts to grow.",
      action: "Pick a feeling",
    },
  },
  helped: {
    title: "What helped",
    insights: `What ${PERSONA.child} noticed`,
    sentences: {
      few: ({ entries, missing }) =>
        entries === 0
          ? `Pick five feelings. Then ${PERSONA.child} can tell you something about them.`
          : `You have ${checkIns(entries)}. ${missing} more, and ${PERSONA.child} can tell you something about them.`,
      trend: ({ direction, recent, before }, dates) => {
        const word = { up: "higher than", down: "lower than", steady: "about the same as" }[
          direction
        ];
        return `Your last ${checkIns(recent.of)} (${dates(recent)}) are ${word} the ${before.of} before (${dates(before)}): ${points(recent)} now, ${points(before)} then.`;
      },
      common: ({ mood, times: count, of, ...span }, dates) =>
        `The feeling you picked most is "${MOOD_COPY.child.labels[mood]}": ${times(count)} in your last ${of} (${dates(span)}).`,
      exercises: ({ higher, of, ...span }, dates) =>
        `You did ${of} exercises (${dates(span)}). After ${higher} of them, your number was higher than before. It may be luck, or they may help you.`,
      talking: ({ better, after, otherwise }, dates) => {
        const [then, other] = [after, otherwise].map(
          (one) => `${points(one)} (${takenFrom(one, dates)})`,
        );
        return better
          ? `After you talked with ${PERSONA.child}, your numbers were higher: ${then}. On other days: ${other}.`
          : `You often talk with ${PERSONA.child} on hard days: ${then}. On other days: ${other}. That's a good idea.`;
      },
    },
    exercises: {
      title: "What you did",
      none: `Nothing yet. ${PERSONA.child} can do one with you when you chat.`,
      before: "Before",
      after: "After",
      names: EXERCISE_NAMES_FOR_CHILDREN,
    },
    recent: "Recent Sessions",
    noSessions: {
      title: "No chats yet",
      text: `You can tell ${PERSONA.child} about anything. Big or small.`,
      action: `Talk to ${PERSONA.child}`,
    },
    updated: "Last talked",
    defaultTitle: "Therapy Session",
  },
  next: {
    title: "What next",
    resume: (title) => `You can keep going with "${title}". Or start something new.`,
    begin: `${PERSONA.child} is an AI helper. You can stop any time.`,
    talk: `Talk to ${PERSONA.child}`,
    goOn: "Keep going",
    checkIn: "Pick a feeling",
    plan: "Your plan",
    crisis: {
      title: "Need help now?",
      text: "Tell a grown-up you trust. You can also call or text someone right now.",
      action: "Get Crisis Support",
    },
  },
  failed: {
    moods: "Your feelings didn't load.",
    sessions: "Your chats didn't load.",
    exercises: "This didn't load.",
    hint: "Nothing is lost. Let's try again.",
    retry: "Try again",
  },
  loading: "Loading",
};

export const DASHBOARD_COPY: Record<Audience, DashboardCopy> = { adult, child };

/** "Nov 14 – Nov 20", or a single day, in the person's time zone. */
export const datesIn =
  (zone: string): Dates =>
  ({ from, to }) =>
    dayOf(from, zone) === dayOf(to, zone)
      ? shortDate(from, zone)
      : `${shortDate(from, zone)} – ${shortDate(to, zone)}`;

/** One insight as a sentence, with the days behind it in the person's time zone. */
export function sentenceFor(audience: Audience, insight: Insight, zone: string): string {
  const { sentences } = DASHBOARD_COPY[audience].helped;
  const dates = datesIn(zone);
  switch (insight.kind) {
    case "few":
      return sentences.few(insight, dates);
    case "trend":
      return sentences.trend(insight, dates);
    case "common":
      return sentences.common(insight, dates);
    case "exercises":
      return sentences.exercises(insight, dates);
    case "talking":
      return sentences.talking(insight, dates);
  }
}
