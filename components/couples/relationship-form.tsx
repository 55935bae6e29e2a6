"use client";

import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { ApiError } from "@/lib/client/api";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { toast } from "@/lib/client/toast";
import {
  type RelationshipEdit,
  type ShownRelationship,
  useEditRelationship,
} from "@/lib/features/couples/client";
import {
  NAME_LENGTH,
  RELATIONSHIP_TYPES,
  type RelationshipType,
} from "@/lib/features/couples/constants";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { useHelp } from "./use-help";

const copy = COUPLES_COPY.adult.relationship;

interface RelationshipFormProps {
  relationship: ShownRelationship;
  dialog: RefObject<HTMLDialogElement | null>;
  /** Opens its dialog as soon as it mounts. */
  opens: boolean;
}

const joined = (lines: readonly string[]): string => lines.join("\n");
const split = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const draftOf = (relationship: ShownRelationship) => ({
  relationshipName: relationship.relationshipName,
  relationshipType: relationship.relationshipType,
  relationshipStartDate: relationship.relationshipStartDate?.slice(0, 10) ?? "",
  goals: joined(relationship.goals),
  challenges: joined(relationship.challenges),
  communicationStyle: relationship.communicationStyle ?? "",
  conflictResolutionStyle: relationship.conflictResolutionStyle ?? "",
});
type Draft = ReturnType<typeof draftOf>;

/**
 * Sends only the fields changed in this form: the partner may have edited the others in the
 * meantime.
 */
function editOf(id: string, before: Draft, draft: Draft): RelationshipEdit {
  const changed = Object.entries(draft).filter(
    ([name, value]) => before[name as keyof Draft] !== value,
  );
  const { relationshipStartDate, goals, challenges, ...rest }: Partial<Draft> =
    Object.fromEntries(changed);
  return {
    id,
    ...rest,
    ...(relationshipStartDate === undefined
      ? {}
      : { relationshipStartDate: relationshipStartDate || null }),
    ...(goals === undefined ? {} : { goals: split(goals) }),
    ...(challenges === undefined ? {} : { challenges: split(challenges) }),
  };
}

const draftName = (id: string): string => `couples.relationship.${id}`;

/** What was changed but not saved yet, from this tab. */
function unsaved(id: string): Partial<Draft> {
  try {
    return JSON.parse(readDraft(draftName(id)) || "{}");
  } catch {
    return {};
  }
}

/**
 * Goals, styles and the name: both see them and both can change them. A failed save keeps
 * everything typed, and so does a refetch while someone is typing. What was typed waits in this tab
 * until it's saved or canceled. Pass a new key each time it is opened.
 */
export function RelationshipForm({ relationship, dialog, opens }: RelationshipFormProps) {
  const save = useEditRelationship();
  const help = useHelp();
  const [before] = useState<Draft>(() => draftOf(relationship));
  // The server knows no draft, so a form that isn't open yet begins without it.
  const [draft, setDraft] = useState<Draft>(() =>
    opens ? { ...before, ...unsaved(relationship.id) } : before,
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    writeDraft(
      draftName(relationship.id),
      JSON.stringify({ ...unsaved(relationship.id), ...part }),
    );
  };
  const forget = () => writeDraft(draftName(relationship.id), "");
  useEffect(() => {
    if (opens && !dialog.current?.open) dialog.current?.showModal();
  }, [opens, dialog]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setErrors({});
    const edit = editOf(relationship.id, before, draft);
    void help.examine(Object.values(edit).flat().join("\n"));
    try {
      const { crisis_detected } = await save.mutateAsync(edit);
      forget();
      dialog.current?.close();
      if (crisis_detected) help.show();
      else toast(copy.saved);
    } catch (error) {
      const issues = error instanceof ApiError ? (error.detail.issues ?? []) : [];
      setErrors(
        Object.fromEntries(issues.map(({ path, message }) => [path.split(".")[0] ?? "", message])),
      );
      if (!help.ofError(error)) toast({ ...copy.failed, variant: "destructive" });
    }
  }

  const lines = (field: "goals" | "challenges", label: string) => (
    <Field label={label} hint={copy.onePerLine} error={errors[field]}>
      {(control) => (
        <Textarea
          {...control}
          dir="auto"
          value={draft[field]}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
  const style = (field: "communicationStyle" | "conflictResolutionStyle", label: string) => (
    <Field label={label} error={errors[field]}>
      {(control) => (
        <Input
          {...control}
          dir="auto"
          value={draft[field]}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      )}
    </Field>
  );

  return (
    <Dialog
      ref={dialog}
      id={`relationship-${relationship.id}`}
      title={copy.editTitle}
      description={copy.editText}
      footer={<CrisisButton className="ms-auto">{SHELL.adult.crisis}</CrisisButton>}
    >
      <form method="post" noValidate onSubmit={submit} className="mt-5 grid gap-5">
        <Field label={copy.name} error={errors.relationshipName}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={NAME_LENGTH}
              value={draft.relationshipName}
              onChange={(event) => set({ relationshipName: event.target.value })}
            />
          )}
        </Field>
        <Field label={copy.kind} error={errors.relationshipType}>
          {(control) => (
            <Select
              {...control}
              data-kept
              value={draft.relationshipType}
              onChange={(event) =>
                set({ relationshipType: event.target.value as RelationshipType })
              }
            >
              {RELATIONSHIP_TYPES.map((value) => (
                <option key={value} value={value}>
                  {COUPLES_COPY.adult.types[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={copy.since} error={errors.relationshipStartDate}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft.relationshipStartDate}
              onChange={(event) => set({ relationshipStartDate: event.target.value })}
            />
          )}
        </Field>
        {lines("goals", copy.goals)}
        {lines("challenges", copy.challenges)}
        {style("communicationStyle", copy.communicationStyle)}
        {style("conflictResolutionStyle", copy.conflictStyle)}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={save.isPending}>
            {COUPLES_COPY.adult.save}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              forget();
              dialog.current?.close();
            }}
          >
            {COUPLES_COPY.adult.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
