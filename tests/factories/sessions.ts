import type { ShownSession } from "@/lib/features/conversation/client";

let made = 0;

/** A conversation as the API lists it. */
export function sessionLine(session: Partial<ShownSession> = {}): ShownSession {
  made += 1;
  const now = new Date().toISOString();
  return {
    id: `00000000-0000-4000-9000-${String(made).padStart(12, "0")}`,
    userId: "00000000-0000-4000-8000-00000000aaaa",
    title: "Therapy Session",
    summary: null,
    mood: "neutral",
    createdAt: now,
    updatedAt: now,
    endedAt: null,
    begun: true,
    ...session,
  };
}
