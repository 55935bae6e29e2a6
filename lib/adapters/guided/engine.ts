import type { Guide } from "@/lib/ports/model";

export function createGuidedEngine(): Guide {
  return {
    name: "guided",
    async *reply(_turn, signal) {
      signal.throwIfAborted();
      yield { type: "text", text: "I am listening. What is on your mind?" };
    },
  };
}
