"use client";

import { Send } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/client/toast";
import { type Desk, usePostToAll } from "@/lib/features/marketing/client";
import { PAGES_COPY } from "@/lib/features/marketing/copy/pages";
import { tellFailure } from "./refusal";

const { create: copy, toast: said } = PAGES_COPY;

/** Lets out what is approved, and says on how many platforms something went out (ERR-22 … ERR-24). */
export function PostToAll({ desk }: { desk: Desk }) {
  const post = usePostToAll(desk);
  const press = () =>
    post.mutate(undefined, {
      onSuccess: (results) => {
        const count = Object.values(results).filter((went) => went === true).length;
        toast(count > 0 ? { title: said.posted(count) } : { ...said.nothingPosted, variant: "destructive" });
      },
      onError: (error) => tellFailure(said.autoPostFailed, error),
    });
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button variant="soft" pending={post.isPending} onClick={press}>
        <Send aria-hidden className="size-4" />
        {copy.toAll}
      </Button>
      <p className="text-ink-soft text-sm">{desk === "own" ? copy.toAllHintMember : copy.toAllHintStaff}</p>
    </div>
  );
}
