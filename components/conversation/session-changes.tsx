"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { aboutOfError, showsCrisis } from "@/lib/client/crisis";
import { toast } from "@/lib/client/toast";
import {
  type ShownSession,
  useDeleteSession,
  useEndSession,
  useRenameSession,
} from "@/lib/features/conversation/client";
import { TITLE_LENGTH } from "@/lib/features/conversation/constants";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import type { Audience } from "@/lib/shared/audience";
import { useHelp } from "./use-help";

interface SessionChangesProps {
  audience: Audience;
  session: ShownSession;
  currentId: string;
  onDone: () => void;
}

/** Rename, end, or delete the conversation. */
export function SessionChanges({ audience, session, currentId, onDone }: SessionChangesProps) {
  return (
    <div className="mt-5 grid gap-6">
      <Rename audience={audience} session={session} onDone={onDone} />
      <End audience={audience} session={session} />
      <Delete
        audience={audience}
        session={session}
        current={session.id === currentId}
        onDone={onDone}
      />
    </div>
  );
}

interface PartProps {
  audience: Audience;
  session: ShownSession;
  onDone: () => void;
}

function useFailure(audience: Audience) {
  const help = useHelp(audience);
  return (error: unknown) =>
    showsCrisis(error)
      ? help(aboutOfError(error))
      : toast({ ...CHAT_COPY[audience].toast.changeFailed, variant: "destructive" });
}

function Rename({ audience, session, onDone }: PartProps) {
  const copy = CHAT_COPY[audience].list;
  const rename = useRenameSession();
  const onError = useFailure(audience);
  const [title, setTitle] = useState(session.title);
  const field = useRef<HTMLInputElement>(null);
  // The form mounts with the chosen conversation, a moment after the dialog opens.
  useEffect(() => field.current?.focus(), []);
  const [error, setError] = useState<string>();
  return (
    <form
      method="post"
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() === "") return setError(copy.nameMissing);
        rename.mutate({ id: session.id, title: title.trim() }, { onSuccess: onDone, onError });
      }}
    >
      <Field label={copy.name} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={title}
            maxLength={TITLE_LENGTH}
            onChange={(event) => {
              setTitle(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="soft"
        pending={rename.isPending}
        className="justify-self-start"
      >
        {copy.save}
      </Button>
    </form>
  );
}

/** Ends the conversation, then shows its summary right there. */
function End({ audience, session }: Omit<PartProps, "onDone">) {
  const copy = CHAT_COPY[audience].list;
  const end = useEndSession();
  const onError = useFailure(audience);
  const ended = end.data ?? (session.endedAt ? session : null);
  if (ended) return <About audience={audience} summary={ended.summary} isNew={end.isSuccess} />;
  const onSuccess = () => toast(CHAT_COPY[audience].toast.ended);
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft text-sm">{copy.endHint}</p>
      <Button
        variant="secondary"
        pending={end.isPending}
        onClick={() => end.mutate(session.id, { onSuccess, onError })}
        className="justify-self-start"
      >
        {copy.end}
      </Button>
    </div>
  );
}

function About({
  audience,
  summary,
  isNew,
}: {
  audience: Audience;
  summary: string | null;
  isNew: boolean;
}) {
  const copy = CHAT_COPY[audience].list;
  const place = useRef<HTMLElement>(null);
  // The pressed button is gone, so the summary that replaced it takes focus.
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={copy.summary}
      className="grid gap-1.5 outline-none"
    >
      <h3 className="font-sans font-semibold text-base">{copy.summary}</h3>
      <p dir="auto" className="break-words text-ink-soft">
        {summary ?? copy.noSummary}
      </p>
    </section>
  );
}

/**
 * Moves focus after the focused item was deleted: to the first visible link of the list, or else
 * the page.
 */
function focusElsewhere(current: boolean) {
  const links = [...document.querySelectorAll<HTMLElement>("[data-new-conversation]")];
  const near = current
    ? undefined
    : links.find((link) => link.closest("dialog[open]") ?? link.getClientRects().length > 0);
  (near ?? document.getElementById("content"))?.focus();
}

function Delete({ audience, session, current, onDone }: PartProps & { current: boolean }) {
  const copy = CHAT_COPY[audience].list;
  const router = useRouter();
  const remove = useDeleteSession();
  const onError = useFailure(audience);
  const [asked, setAsked] = useState(false);
  const onSuccess = () => {
    onDone();
    toast(CHAT_COPY[audience].toast.deleted);
    focusElsewhere(current);
    if (current) router.replace("/chat");
  };
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft text-sm">{copy.deleteHint}</p>
      {asked ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="emergency"
            pending={remove.isPending}
            onClick={() => remove.mutate(session.id, { onSuccess, onError })}
          >
            {copy.deleteSure}
          </Button>
          <Button variant="secondary" autoFocus onClick={() => setAsked(false)}>
            {copy.keep}
          </Button>
        </div>
      ) : (
        <Button variant="danger" onClick={() => setAsked(true)} className="justify-self-start">
          {copy.delete}
        </Button>
      )}
    </div>
  );
}
