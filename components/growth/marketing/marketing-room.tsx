"use client";

import { Trash2 } from "lucide-react";
import { Begins } from "@/components/layout/part";
import { useHoldsAdminToken } from "@/components/staff/use-admin-token";
import { Button } from "@/components/ui/button";
import { type ShownPost, usePosts } from "@/lib/features/growth/marketing/client";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { CopyButton } from "./copy-button";
import { CreatePanel } from "./create-panel";
import { PostCard } from "./post-card";
import { PostList } from "./post-list";
import { PostToAll } from "./post-to-all";
import { useRemoval } from "./use-removal";

const { member: copy, card, create } = PAGES_COPY;

/**
 * The page for any adult: have drafts written about the service, and follow their status (MKTG-01 …
 * MKTG-04).
 */
export function MarketingRoom({ isAdmin }: { isAdmin: boolean }) {
  return (
    <div className="page-column grid grid-cols-1 gap-6 py-8 sm:gap-8 sm:py-12">
      <header>
        <h1>{copy.title}</h1>
        <p className="mt-2 max-w-2xl text-ink-soft text-lg">{copy.lead}</p>
      </header>
      <Begins>
        <CreatePanel desk="own" />
      </Begins>
      <PostList
        posts={usePosts("own")}
        empty={copy.empty}
        tools={
          <Begins bare>
            <Sending isAdmin={isAdmin} />
          </Begins>
        }
        card={(post) => <OwnPost post={post} />}
      />
    </div>
  );
}

/**
 * Lets an admin, or anyone with a PIN session in this tab, send; tells everyone else who does
 * (MKTG-05).
 */
function Sending({ isAdmin }: { isAdmin: boolean }) {
  const holdsPin = useHoldsAdminToken();
  if (isAdmin || holdsPin) return <PostToAll desk="own" />;
  return holdsPin === null ? null : (
    <p className="max-w-md text-ink-soft text-sm">{create.needsRole}</p>
  );
}

function OwnPost({ post }: { post: ShownPost }) {
  const { remove, isPending } = useRemoval("own");
  return (
    <PostCard
      post={post}
      desk="own"
      actions={
        <>
          <CopyButton post={post} />
          {post.isPosted ? null : (
            <Button
              size="sm"
              variant="quiet"
              pending={isPending}
              aria-label={card.removeNamed(post.title)}
              onClick={() => void remove(post.id)}
            >
              <Trash2 aria-hidden className="size-4" />
              {card.remove}
            </Button>
          )}
        </>
      }
    />
  );
}
