import type { ProviderSummary, Share } from "@/lib/across/your-data/shares/types";

let made = 0;

/** A share as the API lists it to its owner. */
export function shareLine(over: Partial<Share> = {}): Share {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    kind: "provider",
    direction: "given",
    state: "active",
    items: ["moods"],
    label: "Dr Lee",
    inviteeEmail: null,
    nameShown: "first",
    ownerName: null,
    period: 30,
    createdAt: "2026-11-18T12:00:00.000Z",
    acceptedAt: null,
    expiresAt: "2026-11-25T12:00:00.000Z",
    endedAt: null,
    endedLately: false,
    openings: { count: 0, first: null, recent: [] },
    ...over,
  };
}

export const summary = (over: Partial<ProviderSummary> = {}): ProviderSummary => ({
  kind: "provider",
  name: "Maya",
  items: ["moods"],
  from: "2026-10-23",
  to: "2026-11-22",
  expiresAt: "2026-11-25T12:00:00.000Z",
  moods: {
    checkIns: 3,
    days: 2,
    weeks: [{ from: "2026-11-15", entries: 3, mean: 6.5, lowest: 4, highest: 9, named: [["sad", 2]] }],
  },
  programmes: null,
  movement: null,
  safetyPlan: null,
  ...over,
});
