"use client";

import { CirclePause } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";
import type { Desk, ShownPost } from "@/lib/features/growth/marketing/client";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { missingMedia } from "@/lib/features/growth/marketing/policy";
import { PostBadges } from "./post-badges";
import type { Hold, Way } from "./use-way";
import { whenHere } from "./when";

const copy = PAGES_COPY.card;

interface PostCardProps {
  post: ShownPost;
  desk: Desk;
  /** The reasons it can't go out yet; only staff see them. */
  way?: Way;
  /** The actions on the post. */
  actions: ReactNode;
  /** Replaces the text while it is being edited. */
  children?: ReactNode;
}

/** One post: platform, state, title, words and hashtags (MKTG-07), and what it still needs. */
export function PostCard({ post, desk, way, actions, children }: PostCardProps) {
  const id = useId();
  return (
    <Card as="article" aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <PostBadges post={post} desk={desk} delivery={way?.delivery} />
      <h3 id={id} dir="auto" tabIndex={-1} className="break-words text-[1.375rem]">
        {post.title}
      </h3>
      {children ?? <Words post={post} />}
      <Moment post={post} desk={desk} />
      {post.isPosted ? null : way ? (
        <Holds post={post} way={way} />
      ) : (
        <Missing post={post} desk={desk} />
      )}
      <Figures post={post} />
      <div className="flex flex-wrap items-center gap-2">{actions}</div>
    </Card>
  );
}

function Words({ post: { content, hashtags, imagePrompt, videoScript } }: { post: ShownPost }) {
  return (
    <>
      <p dir="auto" className="whitespace-pre-wrap break-words">
        {content}
      </p>
      {hashtags.length > 0 ? (
        <p dir="auto" className="break-words text-primary-deep">
          {hashtags.map((tag) => `#${tag}`).join(" ")}
        </p>
      ) : null}
      {imagePrompt ? <Folded title={copy.imagePrompt} text={imagePrompt} /> : null}
      {videoScript ? <Folded title={copy.videoScript} text={videoScript} /> : null}
    </>
  );
}

function Folded({ title, text }: { title: string; text: string }) {
  return (
    <details className="rounded-control bg-sunk px-4 py-2.5">
      <summary className="cursor-pointer font-semibold text-sm">{title}</summary>
      <p dir="auto" className="mt-2 whitespace-pre-wrap break-words text-sm">
        {text}
      </p>
    </details>
  );
}

function Moment({
  post: { postedAt, scheduledFor, approvedAt, isPosted },
  desk,
}: {
  post: ShownPost;
  desk: Desk;
}) {
  const at = postedAt ?? scheduledFor;
  const words = postedAt ? copy.postedOn : approvedAt ? copy.goesOut : copy.plannedFor;
  if (at) return <p className="text-ink-soft text-sm">{words(whenHere(at))}</p>;
  return desk === "own" && approvedAt && !isPosted ? (
    <p className="text-ink-soft text-sm">{copy.approvedOwn}</p>
  ) : null;
}

function Missing({ post, desk }: { post: ShownPost; desk: Desk }) {
  const missing = missingMedia(post);
  return missing ? <Notes notes={[{ text: copy.missing[desk][missing] }]} /> : null;
}

/** A draft shows only its own gaps; its platform's connection is checked once it is approved. */
function Holds({ post, way: { holds, delivery } }: { post: ShownPost; way: Way }) {
  if (!post.approvedAt) return <Missing post={post} desk="staff" />;
  const tried =
    delivery && holds.length === 0 ? [{ text: delivery.lastReason ?? copy.holds.waits }] : [];
  return <Notes notes={[...holds, ...tried]} />;
}

function Notes({ notes }: { notes: readonly Hold[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {notes.map(({ text, connect }) => (
        <li
          key={text}
          className="flex items-start gap-2 rounded-control bg-accent-soft px-4 py-2.5 text-accent-ink text-sm"
        >
          <CirclePause aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="wrap-anywhere min-w-0">
            {text}{" "}
            {connect ? (
              <Link href="/admin/connections" className="font-semibold underline">
                {copy.holds.connect}
              </Link>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Figures({ post: { engagementStats } }: { post: ShownPost }) {
  const figures = Object.entries(engagementStats);
  if (figures.length === 0) return null;
  return (
    <dl aria-label={copy.figures} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {figures.map(([name, count]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
