import type { Audience } from "@/lib/shared/audience";
import type { Months, RetentionKind } from "./constants";

const adult = {
  lead: "Without a choice everything stays until you delete it.",
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
    `Nothing goes before ${day}. By then ${counted} will be older, and go for good. After that, each day what has become older.`,
  previewNone: (day: string) =>
    `Nothing is that old. From ${day} on, what becomes older goes for good.`,
  amount: (count: number, { one, many }: { one: string; many: string }) =>
    `${count} ${count === 1 ? one : many}`,
  standing: (months: Months, day: string) => `Set to ${months} months. It counts from ${day}.`,
  counts: (months: Months) => `Set to ${months} months. What becomes older goes for good.`,
  forever: "They stay until you delete them.",
  save: "Save",
  saved: {
    title: "Saved",
    description: "A mail tells you the day. Until then you can take it back here.",
  },
  savedForever: { title: "Saved", description: "Nothing is deleted by itself." },
  failed: { title: "That did not work", description: "Nothing was changed. Please try again." },
  incidents:
    "A safety note that was made of a text stays with your account, as care and law ask. While one is open, its conversation stays too. So does what the guide remembers.",
  readFailed: "This could not be read just now.",
  retry: "Retry",
  waiting: "Open to you once a parent has agreed. Nothing is kept until then.",
};

export type RetentionCopy = typeof adult;

const child: RetentionCopy = {
  lead: "If you pick nothing, all of it stays till you delete it.",
  kinds: {
    conversations: { legend: "Keep my chats", many: "chats", one: "chat" },
    moods: { legend: "Keep my feelings", many: "feelings", one: "feeling" },
  },
  months: (months) => (months === null ? "Till I delete them" : `For ${months} months`),
  preview: (counted, day) =>
    `Nothing goes before ${day}. Then ${counted} will go, and they can not come back.`,
  previewNone: (day) => `You have nothing that old. From ${day} on, old things go.`,
  amount: adult.amount,
  standing: (months, day) => `You picked ${months} months. It starts on ${day}.`,
  counts: (months) => `You picked ${months} months. What is older goes.`,
  forever: "They stay till you delete them.",
  save: "Save",
  saved: { title: "Saved", description: "You get a mail with the day. You can take it back here." },
  savedForever: { title: "Saved", description: "All of it stays." },
  failed: { title: "Oops", description: "That did not work. Please try again." },
  incidents: "A safety note stays, so that you can get help. What Buddy remembers stays too.",
  readFailed: "We could not get this right now.",
  retry: "Try again",
  waiting: "You can pick this when your grown-up says yes. We keep nothing new till then.",
};

/** Text for choosing how long data is kept. */
export const RETENTION_COPY: Record<Audience, RetentionCopy> = { adult, child };
