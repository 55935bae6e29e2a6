"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { lintClaims } from "@/lib/features/growth/marketing/claims";
import type { ShownPost } from "@/lib/features/growth/marketing/client";
import {
  CONTENT_LENGTH,
  PLATFORM_LIMITS,
  PROMPT_LENGTH,
  SCRIPT_LENGTH,
  TITLE_LENGTH,
  URL_LENGTH,
} from "@/lib/features/growth/marketing/constants";
import { claimMessage } from "@/lib/features/growth/marketing/copy";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { lengthOn, publishedText } from "@/lib/features/growth/marketing/policy";
import { byField } from "./refusal";
import { hashtagsIn, useEdit } from "./use-edit";

const copy = PAGES_COPY.editor;

interface PostEditorProps {
  post: ShownPost;
  onClosed: () => void;
}

/**
 * Edits a post in place. Problems with claims and length show while typing; the draft can still be
 * saved.
 */
export function PostEditor({ post, onClosed }: PostEditorProps) {
  const { texts, errors, change, close, save, isPending } = useEdit(post, onClosed);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const hashtags = hashtagsIn(texts.hashtags);
  const used = lengthOn(
    post.platform,
    publishedText({ ...post, content: texts.content, hashtags }),
  );
  const claims = byField(
    lintClaims({ ...texts, hashtags }).map(({ kind, words, path }) => ({
      path,
      message: claimMessage(kind, words),
    })),
  );
  const claimOf = (path: string) => errors[path] ?? claims[path];
  const area = (field: "content" | "imagePrompt" | "videoScript", most: number, hint?: string) => (
    <Field label={copy[field]} hint={hint} error={claimOf(field)}>
      {(control) => (
        <Textarea
          {...control}
          dir="auto"
          maxLength={most}
          value={texts[field]}
          onChange={(event) => change(field, event.target.value)}
        />
      )}
    </Field>
  );
  const line = (field: "hashtags" | "imageUrl" | "videoUrl", hint: string) => (
    <Field label={copy[field]} hint={hint} error={claimOf(field)}>
      {(control) => (
        <Input
          {...control}
          dir="auto"
          autoComplete="off"
          {...(field === "hashtags"
            ? {}
            : { type: "url", inputMode: "url" as const, maxLength: URL_LENGTH })}
          value={texts[field]}
          onChange={(event) => change(field, event.target.value)}
        />
      )}
    </Field>
  );
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={copy.title} error={claimOf("title")}>
        {(control) => (
          <Input
            {...control}
            ref={first}
            dir="auto"
            maxLength={TITLE_LENGTH}
            value={texts.title}
            onChange={(event) => change("title", event.target.value)}
          />
        )}
      </Field>
      {area("content", CONTENT_LENGTH, copy.length(used, PLATFORM_LIMITS[post.platform].text))}
      {line("hashtags", copy.hashtagsHint)}
      {post.platform === "youtube"
        ? line("videoUrl", copy.mediaHint)
        : line("imageUrl", copy.mediaHint)}
      {area("imagePrompt", PROMPT_LENGTH)}
      {post.platform === "youtube" ? area("videoScript", SCRIPT_LENGTH) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" pending={isPending}>
          {copy.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={close}>
          {copy.cancel}
        </Button>
        <p className="text-ink-soft text-sm">{post.approvedAt ? copy.needsApproval : copy.kept}</p>
      </div>
    </form>
  );
}
