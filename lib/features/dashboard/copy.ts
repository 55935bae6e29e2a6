import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";
import { PERSONA } from "@/lib/shared/product";
import type { Average, Insight } from "./types";

type Of<K extends Insight["kind"]> = Extract<Insight, { kind: K }>;
type Sentences = { readonly [K in Insight["kind"]]: (insight: Of<K>) => string };

const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);
const checkIns = (count: number): string => (count === 1 ? "1 check-in" : `${count} check-ins`);
const points = ({ points: value }: Average): string => `${value} of 10`;

const adult = {
  title: "Your dashboard",
  lead: "How you are doing, what helped, and what could come next.",
  how: {
    title: "How you are doing",
    score: "Wellness score",
    outOf: "out of 100",
    noEntries: "No entries yet",
    scoreFrom: (count: number) => `The average of your last ${checkIns(count)}, times ten.`,
    firstCheckIn: "Your first check-in puts a number here. It takes one tap.",
    checkIns: "Check-ins",
    checkInsHint: "counted in the score",
    sessions: "Conversations",
    sessionsHint: "so far",
    bars: "Your last check-ins",
    barsHint: "Oldest on the left. Taller is higher, out of 10.",
    table: "Show as a table",
    columns: { day: "Day", time: "Time", mood: "Mood", points: "Out of 10" },
    noBars: {
      title: "Nothing to draw yet",
      text: "Tap how it is right now. The picture grows from there.",
      action: "Check in",
    },
  },
  helped: {
    title: "What helped",
    insights: "What your check-ins show",
    sentences: {
      few: ({ entries, missing }) =>
        entries === 0
          ? "After three check-ins, this place says what they show."
          : `You have ${checkIns(entries)}. ${missing} more, and this place can say what they show.`,
      trend: ({ direction, recent, before }) => {
        const word = { up: "higher than", down: "lower than", steady: "about the same as" }[direction];
        return `Your last ${checkIns(recent.of)} average ${points(recent)}: ${word} the ${before.of} before them (${points(before)}).`;
      },
      common: ({ mood, times: count, of }) =>
        `You chose "${MOOD_COPY.adult.labels[mood]}" most often: ${times(count)} in your last ${of}.`,
      talking: ({ better, after, otherwise }) =>
        better
          ? `In the day after a conversation you averaged ${points(after)} (${checkIns(after.of)}), otherwise ${points(otherwise)} (${otherwise.of}). It may be chance, or talking may help you.`
          : `In the day after a conversation you averaged ${points(after)} (${checkIns(after.of)}), otherwise ${points(otherwise)} (${otherwise.of}). People often talk on the harder days.`,
    } as Sentences,
    recent: "Recent Sessions",
    noSessions: {
      title: "No conversations yet",
      text: "The first one can be about anything, or about not knowing where to begin.",
      action: "Start a conversation",
    },
    updated: "Last talked",
    defaultTitle: "Therapy Session",
  },
  next: {
    title: "What next",
    resume: (title: string) => `Go on with "${title}", or begin somewhere new.`,
    begin: "Begin where you like. You can stop at any time.",
    talk: "Start New Session",
    checkIn: "Check in now",
    plan: "Current plan",
    crisis: {
      title: "If it gets too much",
      text: "A person can listen now, by phone, text or chat.",
      action: "Get Crisis Support",
    },
  },
  failed: {
    moods: "Your check-ins did not load.",
    sessions: "Your conversations did not load.",
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
    title: "How you are doing",
    score: "Feeling score",
    outOf: "out of 100",
    noEntries: "No entries yet",
    scoreFrom: (count) => `This comes from your last ${checkIns(count)}.`,
    firstCheckIn: "Tap a feeling, and a number shows up here.",
    checkIns: "Check-ins",
    checkInsHint: "in your score",
    sessions: "Chats",
    sessionsHint: `with ${PERSONA.child}`,
    bars: "Your last feelings",
    barsHint: "The newest is on the right. Tall bars mean big numbers.",
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
          ? `Pick three feelings on different days. Then ${PERSONA.child} can tell you something about them.`
          : `You have ${checkIns(entries)}. ${missing} more, and ${PERSONA.child} can tell you something about them.`,
      trend: ({ direction, recent, before }) => {
        const word = { up: "higher than", down: "lower than", steady: "about the same as" }[direction];
        return `Your last ${checkIns(recent.of)} are ${word} the ones before: ${points(recent)} now, ${points(before)} then.`;
      },
      common: ({ mood, times: count, of }) =>
        `The feeling you picked most is "${MOOD_COPY.child.labels[mood]}": ${times(count)} in your last ${of}.`,
      talking: ({ better, after, otherwise }) =>
        better
          ? `After you talked with ${PERSONA.child}, your numbers were higher: ${points(after)}. On other days: ${points(otherwise)}.`
          : `You often talk with ${PERSONA.child} on hard days: ${points(after)} then, ${points(otherwise)} on other days. That is a good idea.`,
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
    resume: (title) => `You can go on with "${title}". Or start something new.`,
    begin: `${PERSONA.child} is an AI helper. You can stop any time.`,
    talk: `Talk to ${PERSONA.child}`,
    checkIn: "Pick a feeling",
    plan: "Your plan",
    crisis: {
      title: "Need help now?",
      text: "Tell a grown-up you trust. You can also call or text someone right now.",
      action: "Get Crisis Support",
    },
  },
  failed: {
    moods: "Your feelings did not load.",
    sessions: "Your chats did not load.",
    hint: "Nothing is lost. Let's try again.",
    retry: "Try again",
  },
  loading: "Loading",
};

export const DASHBOARD_COPY: Record<Audience, DashboardCopy> = { adult, child };

/** One insight in words. */
export function sentenceFor(audience: Audience, insight: Insight): string {
  const { sentences } = DASHBOARD_COPY[audience].helped;
  switch (insight.kind) {
    case "few":
      return sentences.few(insight);
    case "trend":
      return sentences.trend(insight);
    case "common":
      return sentences.common(insight);
    case "talking":
      return sentences.talking(insight);
  }
}
