import type { Audience } from "@/lib/shared/audience";
import type { Months, RetentionKind } from "./constants";

const adult = {
  lead: "If you pick nothing, it all stays until you delete it.",
  kinds: {
    conversations: { legend: "Keep conversations", many: "conversations", one: "conversation" },
    moods: { legend: "Keep check-ins", many: "check-ins", one: "check-in" },
  } satisfies Record<RetentionKind, object> as Record<
    RetentionKind,
    { legend: string; many: string; one: string }
  >,
  months: (months: Months | null) =>
    months === null ? "Until I delete them" : `For ${months} months`,
  /** Describes a choice's effect before it's saved. */
  preview: (counted: string, day: string) =>
    `Nothing is deleted before ${day}. By then, ${counted} will be older and will be deleted for good. After that, anything that gets older is deleted each day.`,
  previewNone: (day: string) =>
    `Nothing is that old yet. From ${day} on, anything older is deleted for good.`,
  amount: (count: number, { one, many }: { one: string; many: string }) =>
    `${count} ${count === 1 ? one : many}`,
  standing: (months: Months, day: string) => `Set to ${months} months, starting ${day}.`,
  counts: (months: Months) => `Set to ${months} months. Anything older is deleted for good.`,
  forever: "They're kept until you delete them.",
  save: "Save",
  saved: {
    title: "Saved",
    description: "We'll email you the date. Until then, you can undo it here.",
  },
  savedForever: { title: "Saved", description: "Nothing is deleted automatically." },
  failed: { title: "That didn't work", description: "Nothing was changed. Please try again." },
  incidents:
    "Safety notes stay with your account, as good care and the law require. While one is open, its conversation stays, too. So does what the guide remembers.",
  readFailed: "We couldn't load this right now.",
  retry: "Retry",
  waiting: "You can set this once a parent has agreed. Nothing is kept until then.",
};

export type RetentionCopy = typeof adult;

const child: RetentionCopy = {
  lead: "If you don't pick, it all stays until you delete it.",
  kinds: {
    conversations: { legend: "Keep my chats", many: "chats", one: "chat" },
    moods: { legend: "Keep my feelings", many: "feelings", one: "feeling" },
  },
  months: (months) => (months === null ? "Until I delete them" : `For ${months} months`),
  preview: (counted, day) =>
    `Nothing goes away before ${day}. Then ${counted} will go away, and they can't come back.`,
  previewNone: (day) => `You have nothing that old. From ${day} on, old things go away.`,
  amount: adult.amount,
  standing: (months, day) => `You picked ${months} months. It starts on ${day}.`,
  counts: (months) => `You picked ${months} months. Older things go away.`,
  forever: "They stay until you delete them.",
  save: "Save",
  saved: { title: "Saved", description: "You get an email with the day. You can undo it here." },
  savedForever: { title: "Saved", description: "All of it stays." },
  failed: { title: "Oops", description: "That didn't work. Please try again." },
  incidents: "A safety note stays, so you can get help. What Buddy remembers stays, too.",
  readFailed: "We can't get this right now.",
  retry: "Try again",
  waiting: "You can pick this when your grown-up says yes. Until then, we keep nothing new.",
};

/** Text for choosing how long data is kept. */
export const RETENTION_COPY: Record<Audience, RetentionCopy> = { adult, child };
