"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Analytics } from "./types";

const analyticsKey = "/api/admin/analytics";

/** The previous span stays on the page while another loads. */
export const useAnalytics = (days: number) =>
  useQuery({
    queryKey: [analyticsKey, days],
    queryFn: ({ signal }) => api.get<Analytics>(`${analyticsKey}?days=${days}`, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
