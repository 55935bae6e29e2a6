"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { openCrisisDialog } from "@/lib/client/crisis";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { toast } from "@/lib/client/toast";
import { useEditMemory } from "@/lib/features/conversation/memory/client";
import { ITEM_LENGTH } from "@/lib/features/conversation/memory/constants";
import type { MemoryCopy } from "@/lib/features/conversation/memory/copy";
import type { MemoryItem } from "@/lib/features/conversation/memory/types";

interface CorrectionProps {
  copy: MemoryCopy;
  item: MemoryItem;
  onDone: () => void;
}

/** Corrects one memory. The text stays in the field if saving fails, and in this tab until then. */
export function Correction({ copy, item, onDone }: CorrectionProps) {
  const draft = `memory.${item.id}`;
  const [content, setContent] = useState(() => readDraft(draft) || item.content);
  const [error, setError] = useState<string>();
  const edit = useEditMemory();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  function done() {
    writeDraft(draft, "");
    onDone();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (content.trim() === "") {
      setError(copy.missing);
      field.current?.focus();
      return;
    }
    edit.mutate(
      { id: item.id, content },
      {
        onSuccess: ({ crisis_detected }) => {
          if (crisis_detected) openCrisisDialog();
          done();
        },
        onError: () => toast({ ...copy.failed, variant: "destructive" }),
      },
    );
  }

  return (
    <form method="post" onSubmit={save} noValidate className="grid grid-cols-1 gap-3">
      <Field label={copy.editLabel} error={error}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            value={content}
            maxLength={ITEM_LENGTH}
            onChange={(event) => {
              setContent(event.target.value);
              writeDraft(draft, event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={edit.isPending}>
          {copy.save}
        </Button>
        <Button variant="quiet" onClick={done} disabled={edit.isPending}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
