"use client";

import { useEffect, useState } from "react";
import { REMINDER_MS } from "@/lib/features/chat/constants";
import type { Audience } from "@/lib/shared/audience";

/** True once a sitting has lasted long enough to say again who is answering. */
export function useReminder(audience: Audience): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), REMINDER_MS[audience]);
    return () => clearTimeout(timer);
  }, [audience]);
  return due;
}
