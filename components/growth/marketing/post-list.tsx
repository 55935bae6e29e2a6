"use client";

import { type ReactNode, useId } from "react";
import { SproutScene } from "@/components/ui/art/sprout-scene";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { ShownPost, usePosts } from "@/lib/features/growth/marketing/client";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";

const copy = PAGES_COPY.list;

interface PostListProps {
  posts: ReturnType<typeof usePosts>;
  empty: { readonly title: string; readonly text: string };
  /** Rendered next to the heading: filters and actions for the whole list. */
  tools: ReactNode;
  card: (post: ShownPost) => ReactNode;
}

export function PostList({ posts, empty, tools, card }: PostListProps) {
  const id = useId();
  const all = posts.data?.pages.flat();
  return (
    <section aria-labelledby={id} aria-busy={posts.isFetching} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h2 id={id}>{copy.title}</h2>
        {tools}
      </div>
      {posts.isError && !all ? (
        <ErrorState
          title={copy.failed}
          onRetry={() => posts.refetch()}
          retryLabel={copy.retry}
          retrying={posts.isFetching}
        />
      ) : null}
      {!all && !posts.isError ? <Waiting /> : null}
      {all?.length === 0 ? (
        <Card tone="flat">
          <EmptyState title={empty.title} art={<SproutScene />}>
            {empty.text}
          </EmptyState>
        </Card>
      ) : null}
      {all && all.length > 0 ? (
        <ul aria-labelledby={id} className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          {all.map((post) => (
            <li key={post.id} className="min-w-0">
              {card(post)}
            </li>
          ))}
        </ul>
      ) : null}
      {posts.hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={posts.isFetchingNextPage}
          onClick={() => void posts.fetchNextPage()}
        >
          {copy.older}
        </Button>
      ) : null}
    </section>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  );
}
