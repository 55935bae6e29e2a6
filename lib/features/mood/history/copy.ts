import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";
import { PERSONA } from "@/lib/shared/product";
import type { SpanSummary } from "./types";

const checkIns = (count: number): string => (count === 1 ? "1 check-in" : `${count} check-ins`);
const days = (count: number): string => (count === 1 ? "1 day" : `${count} days`);

const adult = {
  title: "Your mood history",
  lead: "Every check-in, day by day. There's nothing to keep up with and nothing to catch up on.",
  spans: { label: "Show", week: "Week", month: "Month" },
  before: { week: "Previous week", month: "Previous month" },
  after: { week: "Next week", month: "Next month" },
  summary: ({ entries, days: on, most }: SpanSummary) => {
    if (entries === 0) return "No check-ins during this time.";
    const counted = `${checkIns(entries)} on ${days(on)}.`;
    return most
      ? `${counted} Most often: ${MOOD_COPY.adult.labels[most.mood]}, ${most.times} of ${entries}.`
      : `${counted} Too few, or too mixed, to say which mood came up most.`;
  },
  picture: "Moods by day",
  dayLabel: (day: string, moods: readonly string[]) => `${day}: ${moods.join(", ")}`,
  more: (count: number) => `+${count}`,
  detail: {
    none: "Choose a day with a face to see its notes.",
    points: (score: number) => `${score} out of 10`,
    noNote: "No note.",
    remove: (label: string, time: string) => `Delete ${label}, ${time}`,
    removed: (label: string) => `${label} deleted.`,
    undo: "Undo",
    undone: "It's back.",
    nothing: "There's nothing on this day anymore.",
  },
  table: {
    show: "Show as a table",
    caption: (name: string) => `Check-ins, ${name}`,
    columns: { day: "Day", time: "Time", mood: "Mood", points: "Out of 10", note: "Note" },
  },
  file: {
    save: "Save everything as a file",
    saving: "Collecting...",
    hint: "A table (CSV) with all your check-ins and notes. It stays on this device, and anyone who opens it can read it.",
    name: "mood-history.csv",
    columns: ["Date", "Time", "Mood", "Out of 10", "Note"] as readonly string[],
  },
  empty: {
    title: "Nothing here yet",
    text: "Your first check-in takes one tap. It shows up here with its face.",
    action: "Check in",
  },
  checkIn: "Check in now",
  failed: {
    title: "Your check-ins didn't load.",
    older: "Older check-ins didn't load.",
    hint: "Nothing is lost. It may be your connection.",
    retry: "Retry",
    remove: { title: "Error", description: "We couldn't delete that. Please try again." },
    file: { title: "Error", description: "We couldn't make the file. Please try again." },
  },
  loading: "Loading your check-ins",
};

export type MoodHistoryCopy = typeof adult;

const child: MoodHistoryCopy = {
  title: "Your feelings",
  lead: `These are the feelings you picked. Tap a face, and ${PERSONA.child} will show you that day.`,
  spans: { label: "Show", week: "Week", month: "Month" },
  before: { week: "The week before", month: "The month before" },
  after: { week: "The next week", month: "The next month" },
  summary: ({ entries, days: on, most }) => {
    if (entries === 0) return "No feelings here. That's okay.";
    const counted = `You picked ${entries === 1 ? "1 feeling" : `${entries} feelings`} on ${days(on)}.`;
    return most
      ? `${counted} You picked "${MOOD_COPY.child.labels[most.mood]}" the most: ${most.times} of ${entries}.`
      : counted;
  },
  picture: "Your feelings, day by day",
  dayLabel: adult.dayLabel,
  more: adult.more,
  detail: {
    none: "Tap a face to see that day.",
    points: adult.detail.points,
    noNote: "You wrote nothing here.",
    remove: (label, time) => `Delete ${label}, ${time}`,
    removed: (label) => `"${label}" is gone.`,
    undo: "Undo",
    undone: "It's back.",
    nothing: "There's nothing on this day now.",
  },
  table: {
    show: "Show as a table",
    caption: (name) => `Your feelings, ${name}`,
    columns: {
      day: "Day",
      time: "Time",
      mood: "Feeling",
      points: "Out of 10",
      note: "What you wrote",
    },
  },
  file: {
    save: "Save my feelings as a file",
    saving: "Just a moment...",
    hint: "The file stays on this device. Anyone who opens it can read it.",
    name: "my-feelings.csv",
    columns: ["Date", "Time", "Feeling", "Out of 10", "What you wrote"],
  },
  empty: {
    title: "No feelings here yet",
    text: "Pick how you feel, and the face shows up here.",
    action: "Pick a feeling",
  },
  checkIn: "Pick a feeling",
  failed: {
    title: "Your feelings didn't load.",
    older: "The older ones didn't load.",
    hint: "Nothing is lost. Let's try again.",
    retry: "Try again",
    remove: { title: "Error", description: "That didn't work. Try once more." },
    file: { title: "Error", description: "The file didn't work. Try once more." },
  },
  loading: "Loading your feelings",
};

export const MOOD_HISTORY_COPY: Record<Audience, MoodHistoryCopy> = { adult, child };
