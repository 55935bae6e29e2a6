"use client";

import { Copy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/client/toast";
import type { ShownPost } from "@/lib/features/growth/marketing/client";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { publishedText } from "@/lib/features/growth/marketing/policy";

const { card, toast: said } = PAGES_COPY;

/** Copies the post for posting by hand, with the labels, as the platform would get it. */
export function CopyButton({ post }: { post: ShownPost }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(publishedText(post));
      toast({ title: said.copied });
    } catch {
      toast({ title: said.copyFailed, variant: "destructive" });
    }
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={card.copyNamed(post.title)}
      onClick={() => void copy()}
    >
      <Copy aria-hidden className="size-4" />
      {card.copy}
    </Button>
  );
}
