"use client";

import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { PreviewInput } from "./schema";
import type { PromptPreview } from "./types";

/** Shows the whole prompt; stores nothing. */
export const usePreviewPrompt = () =>
  useMutation({
    mutationFn: ({ id, ...written }: PreviewInput) =>
      api.post<PromptPreview>(`/api/admin/therapy-types/${id}/preview`, written),
  });
