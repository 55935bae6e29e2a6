"use client";

import { CalendarClock, CircleCheck, PenLine, Trash2, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/client/toast";
import { useLeftFocus } from "@/lib/client/use-left-focus";
import { type ShownPost, useApprovePost } from "@/lib/features/growth/marketing/client";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { problemsOf } from "@/lib/features/growth/marketing/policy";
import { CopyButton } from "./copy-button";
import { PostCard } from "./post-card";
import { PostEditor } from "./post-editor";
import { complaintsOf, showFailureToast } from "./refusal";
import { ScheduleForm } from "./schedule-form";
import { SendNow } from "./send-now";
import { useRemoval } from "./use-removal";
import { useWay, type Way } from "./use-way";
import { whenHere } from "./when";

const { card: copy, toast: said } = PAGES_COPY;

/**
 * A post with everything staff can do with it: edit, approve or withdraw approval, schedule,
 * delete.
 */
export function DeskPost({ post }: { post: ShownPost }) {
  const [view, setView] = useState<"rest" | "edit" | "schedule">("rest");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const rest = useLeftFocus<HTMLDivElement>(view);
  const way = useWay();
  // Known problems are shown before anyone presses; the server has the last word.
  const known = post.isPosted ? [] : problemsOf(post).map(({ message }) => message);
  const close = () => setView("rest");
  return (
    <PostCard
      post={post}
      desk="staff"
      way={way(post)}
      actions={
        view === "rest" ? (
          <div ref={rest} tabIndex={-1} className="flex flex-wrap items-center gap-2 outline-none">
            <Problems problems={[...new Set([...known, ...problems])]} />
            {post.isPosted ? null : (
              <Deeds post={post} way={way} onView={setView} onProblems={setProblems} />
            )}
            <CopyButton post={post} />
          </div>
        ) : view === "schedule" ? (
          <ScheduleForm post={post} onClosed={close} />
        ) : null
      }
    >
      {view === "edit" ? (
        <PostEditor
          post={post}
          onClosed={() => {
            setProblems([]);
            close();
          }}
        />
      ) : undefined}
    </PostCard>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <div aria-live="polite" className="w-full empty:hidden">
      {problems.length > 0 ? (
        <div className="rounded-control bg-signal-soft px-4 py-3 text-signal-ink text-sm">
          <p className="font-semibold">{copy.notYet}</p>
          <ul className="mt-1 list-disc ps-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

const isLater = ({ scheduledFor }: ShownPost): boolean =>
  scheduledFor !== null && new Date(scheduledFor) > new Date();

/** Says "It can go out now" only if it can. */
function wordsAfterApproval(post: ShownPost, { holds: [hold] }: Way) {
  if (hold) return said.approvedWaits(hold.text);
  return post.scheduledFor ? said.approvedAt(whenHere(post.scheduledFor)) : said.approved;
}

interface DeedsProps {
  post: ShownPost;
  way: (post: ShownPost) => Way;
  onView: (view: "edit" | "schedule") => void;
  onProblems: (problems: readonly string[]) => void;
}

function Deeds({ post, way, onView, onProblems }: DeedsProps) {
  const approve = useApprovePost();
  const removal = useRemoval("staff");
  const busy = useRef(false);
  const approved = post.approvedAt !== null;

  async function decide() {
    if (busy.current) return;
    busy.current = true;
    onProblems([]);
    try {
      const decided = await approve.mutateAsync({
        id: post.id,
        revision: post.revision,
        approved: !approved,
      });
      toast(approved ? said.withdrawn : wordsAfterApproval(decided, way(decided)));
    } catch (error) {
      const issues = complaintsOf(error);
      onProblems(issues);
      if (issues.length === 0) showFailureToast(said.approveFailed, error);
    } finally {
      busy.current = false;
    }
  }

  return (
    <>
      <Button
        size="sm"
        variant={approved ? "secondary" : "primary"}
        pending={approve.isPending}
        aria-label={approved ? copy.withdrawNamed(post.title) : copy.approveNamed(post.title)}
        onClick={() => void decide()}
      >
        {approved ? (
          <Undo2 aria-hidden className="size-4" />
        ) : (
          <CircleCheck aria-hidden className="size-4" />
        )}
        {approved ? copy.withdraw : copy.approve}
      </Button>
      {approved && way(post).holds.length === 0 && !isLater(post) ? <SendNow post={post} /> : null}
      <Button
        size="sm"
        variant="secondary"
        aria-label={copy.editNamed(post.title)}
        onClick={() => onView("edit")}
      >
        <PenLine aria-hidden className="size-4" />
        {copy.edit}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        aria-label={copy.scheduleNamed(post.title)}
        onClick={() => onView("schedule")}
      >
        <CalendarClock aria-hidden className="size-4" />
        {copy.schedule}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        pending={removal.isPending}
        aria-label={copy.removeNamed(post.title)}
        onClick={() => void removal.remove(post.id)}
      >
        <Trash2 aria-hidden className="size-4" />
        {copy.remove}
      </Button>
    </>
  );
}
