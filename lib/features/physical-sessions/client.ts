"use client";

import { useQuery } from "@tanstack/react-query";
import { ptSessionsKey } from "./keys";
import type { PtSession } from "./types";

export { ptSessionsKey } from "./keys";

export const usePtSessions = () => useQuery<readonly PtSession[]>({ queryKey: ptSessionsKey });
