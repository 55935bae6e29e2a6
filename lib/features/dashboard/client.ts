"use client";

import { useMemo } from "react";
import { useBegunSessions } from "@/lib/features/chat/client";
import { useMoods } from "@/lib/features/mood/client";
import { summarise } from "./summarise";
import type { Summary } from "./types";

/** The figures follow the mood list, so that a check-in shows at once; null while or because the list is missing. */
export function useSummary(): Summary | null {
  const { data: moods } = useMoods();
  const { data: sessions } = useBegunSessions();
  return useMemo(() => (moods ? summarise({ moods, sessions: sessions ?? [] }) : null), [moods, sessions]);
}
