"use client";

import { Send } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ShownPost } from "@/lib/features/growth/marketing/client";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { useSending } from "./use-sending";

const { card: copy } = PAGES_COPY;

/** Sends only this post, instead of all approved ones. */
export function SendNow({ post: { id, title } }: { post: ShownPost }) {
  const { send, isPending } = useSending();
  return (
    <Button
      size="sm"
      variant="soft"
      pending={isPending}
      aria-label={copy.sendNowNamed(title)}
      onClick={() => void send(id)}
    >
      <Send aria-hidden className="size-4" />
      {copy.sendNow}
    </Button>
  );
}
