"use client";

import { Send } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/client/toast";
import { type Desk, usePostToAll } from "@/lib/features/growth/marketing/client";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import type { WhyNot } from "@/lib/features/growth/publishing/constants";
import { showFailureToast } from "./refusal";
import { lacksConnection, WhyNotPosted } from "./why-not-posted";

const { create: copy, toast: said } = PAGES_COPY;

/**
 * ERR-23 word for word if a platform isn't connected; otherwise the reason the posts were held
 * back.
 */
function whyNot(desk: Desk, why: readonly WhyNot[]): string {
  if (why.some(lacksConnection) || why.length === 0) return said.nothingPosted.description;
  return why.every(({ reason }) => reason === "nothing_ready")
    ? said.nothingReady
    : said.notTaken[desk];
}

/**
 * Sends all approved posts, and says how many platforms took one (ERR-22 … ERR-24) and what each of
 * the others lacks.
 */
export function PostToAll({ desk }: { desk: Desk }) {
  const post = usePostToAll(desk);
  const press = () =>
    post.mutate(undefined, {
      onSuccess: ({ results, why }) => {
        const count = Object.values(results).filter((went) => went === true).length;
        if (count > 0) toast({ title: said.posted(count), description: said.postedText });
        else
          toast({
            title: said.nothingPosted.title,
            description: whyNot(desk, why),
            variant: "destructive",
          });
      },
      onError: (error) => showFailureToast(said.autoPostFailed, error),
    });
  return (
    <div className="grid max-w-md justify-items-start gap-1.5">
      <Button variant="soft" pending={post.isPending} onClick={press}>
        <Send aria-hidden className="size-4" />
        {copy.toAll}
      </Button>
      <p className="text-ink-soft text-sm">
        {desk === "own" ? copy.toAllHintMember : copy.toAllHintStaff}
      </p>
      <div role="status" className="w-full empty:hidden">
        {post.data && post.data.why.length > 0 ? <WhyNotPosted why={post.data.why} /> : null}
      </div>
    </div>
  );
}
