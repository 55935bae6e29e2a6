import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useMoods } from "@/lib/features/mood/client";
import { summarise } from "./summarise";
import type { SessionLine, Summary } from "./types";

export const sessionsKey = ["/api/chat/sessions"] as const;

export const useSessionLines = () => useQuery<readonly SessionLine[]>({ queryKey: sessionsKey });

/** The figures follow the mood list, so that a check-in shows at once; null while or because a list is missing. */
export function useSummary(): Summary | null {
  const { data: moods } = useMoods();
  const { data: sessions } = useSessionLines();
  return useMemo(() => (moods ? summarise({ moods, sessions: sessions ?? [] }) : null), [moods, sessions]);
}
