import type { SessionLine } from "@/lib/features/dashboard/types";

let made = 0;

/** A conversation as the API lists it. */
export function sessionLine(session: Partial<SessionLine> = {}): SessionLine {
  made += 1;
  const now = new Date().toISOString();
  return {
    id: `00000000-0000-4000-9000-${String(made).padStart(12, "0")}`,
    title: "Therapy Session",
    summary: null,
    mood: "neutral",
    createdAt: now,
    updatedAt: now,
    endedAt: null,
    ...session,
  };
}
