import { useEffect, useRef, useState } from "react";
import { toastFailedRequest } from "@/lib/client/admin-session";
import { ApiError } from "@/lib/client/api";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { toast } from "@/lib/client/toast";
import { useChangeType } from "@/lib/features/conversation/therapy-types/client";
import { TYPES_COPY } from "@/lib/features/conversation/therapy-types/copy";
import type { StaffTherapyType } from "@/lib/features/conversation/therapy-types/types";
import type { AgeGroup } from "@/lib/shared/audience";

/** The form's values; lists as typed, one item per line. */
export interface TypedType {
  readonly name: string;
  readonly description: string;
  readonly techniques: string;
  readonly conditions: string;
  readonly ageGroups: readonly AgeGroup[];
  readonly isActive: boolean;
  readonly systemPrompt: string;
}

type Edits = Partial<TypedType>;

const storedIn = (type: StaffTherapyType): TypedType => ({
  name: type.name,
  description: type.description,
  techniques: type.techniques.join("\n"),
  conditions: type.conditions.join("\n"),
  ageGroups: type.ageGroups,
  isActive: type.isActive,
  systemPrompt: type.systemPrompt,
});

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const toSend = ({ techniques, conditions, ageGroups, ...edits }: Edits) => ({
  ...edits,
  ...(techniques === undefined ? {} : { techniques: linesOf(techniques) }),
  ...(conditions === undefined ? {} : { conditions: linesOf(conditions) }),
  ...(ageGroups === undefined ? {} : { ageGroups: [...ageGroups] }),
});

interface Draft {
  readonly edits: Edits;
  /** The version the edits are based on. */
  readonly version: number;
}

function draftOf(name: string): Draft | null {
  try {
    return JSON.parse(readDraft(name) || "null") as Draft | null;
  } catch {
    return null;
  }
}

/**
 * Overlays the edits on the stored type, so that other people's changes show in untouched fields.
 */
export function useTypeForm(type: StaffTherapyType) {
  const draftName = `therapy-type.${type.id}`;
  const [draft] = useState(() => draftOf(draftName));
  const [edits, setEdits] = useState<Edits>(draft?.edits ?? {});
  const [complaints, setComplaints] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending } = useChangeType();
  // The version of the first edit, so that a save never silently overwrites a newer one.
  const readVersion = useRef(draft?.version ?? type.version);
  const isEdited = Object.keys(edits).length > 0;
  useEffect(() => {
    const kept: Draft = { edits, version: readVersion.current };
    writeDraft(draftName, isEdited ? JSON.stringify(kept) : "");
  }, [draftName, edits, isEdited]);
  useEffect(() => {
    if (!isEdited) readVersion.current = type.version;
  }, [isEdited, type.version]);

  function refused(error: unknown) {
    const detail = error instanceof ApiError ? error.detail : null;
    const issues = detail?.issues ?? [];
    setComplaints(
      Object.fromEntries(
        [...issues].reverse().map(({ path, message }) => [path.split(".")[0] ?? "", message]),
      ),
    );
    // The list is now refetched, so a person who saves again has been told about the newer version.
    if (detail?.code === "conflict") readVersion.current = Number.NaN;
    if (issues.length === 0) toastFailedRequest(error);
  }

  function save() {
    const version = Number.isNaN(readVersion.current) ? type.version : readVersion.current;
    setComplaints({});
    mutate(
      { id: type.id, ...toSend(edits), version },
      {
        onSuccess: ({ name, version: saved }) => {
          setEdits({});
          toast(TYPES_COPY.saved(name, saved));
        },
        onError: refused,
      },
    );
  }

  function discard() {
    const dropped = edits;
    setEdits({});
    setComplaints({});
    toast({
      ...TYPES_COPY.discarded,
      action: { label: TYPES_COPY.undo, onClick: () => setEdits(dropped) },
    });
  }

  return {
    shown: { ...storedIn(type), ...edits },
    edit: (change: Edits) => setEdits((before) => ({ ...before, ...change })),
    isEdited,
    complaints,
    save,
    discard,
    pending: isPending,
  };
}

export type TypeForm = ReturnType<typeof useTypeForm>;
