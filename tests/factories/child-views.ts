import type { ChildView } from "@/lib/across/family/types";

/** A child as the family page shows them; by default nothing has happened and nothing is shared. */
export const childView = (more: Partial<ChildView> = {}): ChildView => ({
  id: "00000000-0000-4000-8000-00000000cccc",
  firstName: "Ana",
  consent: "granted",
  growsUp: null,
  safety: "nothing_needed",
  concerns: [],
  usage: Array.from({ length: 28 }, (_, back) => ({
    day: new Date(Date.UTC(2026, 1, 1 + back)).toISOString().slice(0, 10),
    minutes: back === 3 ? 15 : 0,
  })),
  moods: [],
  eraseAfter: null,
  eraseAskedByGuardian: false,
  ...more,
});
