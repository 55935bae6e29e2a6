"use client";

import { useEffect, useState } from "react";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { toast } from "@/lib/client/toast";
import {
  type Desk,
  type PostEdit,
  type ShownPost,
  useEditPost,
} from "@/lib/features/growth/marketing/client";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { missingMedia, problemsOf } from "@/lib/features/growth/marketing/policy";
import { issuesOf, showFailureToast } from "./refusal";

type Texts = Record<
  "title" | "content" | "hashtags" | "imagePrompt" | "videoScript" | "imageUrl" | "videoUrl",
  string
>;

const textsOf = (post: ShownPost): Texts => ({
  title: post.title,
  content: post.content,
  hashtags: post.hashtags.map((tag) => `#${tag}`).join(" "),
  imagePrompt: post.imagePrompt ?? "",
  videoScript: post.videoScript ?? "",
  imageUrl: post.imageUrl ?? "",
  videoUrl: post.videoUrl ?? "",
});

/** Parses hashtags into the stored form: without the "#", without duplicates. */
export const hashtagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .map((tag) => tag.replace(/^#+/, ""))
      .filter(Boolean),
  ),
];

/**
 * The revision is kept with the text: an edit begun on an older one doesn't overwrite a
 * colleague's.
 */
function keptOf(name: string, { revision }: ShownPost): Texts | null {
  try {
    const kept = JSON.parse(readDraft(name) || "null") as {
      revision?: number;
      texts?: Texts;
    } | null;
    return kept?.revision === revision && kept.texts ? kept.texts : null;
  } catch {
    return null;
  }
}

/** The text of a post while it's being edited: kept in this tab until it is saved or discarded. */
export function useEdit(post: ShownPost, onClosed: () => void) {
  const name = `marketing.post.${post.id}`;
  const [texts, setTexts] = useState(() => textsOf(post));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const edit = useEditPost();
  const [began] = useState(post);
  useEffect(() => {
    const kept = keptOf(name, began);
    if (kept) setTexts(kept);
  }, [name, began]);

  function change(field: keyof Texts, value: string) {
    const next = { ...texts, [field]: value };
    setTexts(next);
    writeDraft(name, JSON.stringify({ revision: began.revision, texts: next }));
  }

  function close() {
    writeDraft(name, "");
    onClosed();
  }

  async function save() {
    setErrors({});
    const { hashtags, ...rest } = texts;
    const body: PostEdit = {
      id: post.id,
      revision: began.revision,
      ...rest,
      hashtags: hashtagsIn(hashtags),
    };
    try {
      const problems = unreadyOf(await edit.mutateAsync(body), "staff");
      toast(
        problems.length > 0 ? PAGES_COPY.toast.savedNotReady(problems) : PAGES_COPY.toast.saved,
      );
      close();
    } catch (error) {
      const issues = issuesOf(error);
      setErrors(issues);
      if (Object.keys(issues).length === 0) showFailureToast(PAGES_COPY.editor.failed, error);
    }
  }
  return { texts, errors, change, close, save, isPending: edit.isPending };
}

/**
 * Reasons in the post itself that keep it from going out, without duplicates: its claims, its form,
 * its picture or video.
 */
function unreadyOf(post: ShownPost, desk: Desk): readonly string[] {
  const missing = missingMedia(post);
  return [
    ...new Set(problemsOf(post).map(({ message }) => message)),
    ...(missing ? [PAGES_COPY.card.missing[desk][missing]] : []),
  ];
}
