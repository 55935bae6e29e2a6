import { useRef, useState } from "react";
import { toastFailedRequest } from "@/lib/client/admin-session";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useChangeSettings, useShownSettings, useUndoSettings } from "@/lib/core/settings/client";
import type { SettingKey } from "@/lib/core/settings/constants";
import { SETTINGS_COPY } from "@/lib/core/settings/copy";
import type { SettingValues, UndoSettingsInput } from "@/lib/core/settings/schema";
import type { SettingsView } from "@/lib/core/settings/types";

type Values = Partial<SettingValues>;

/** The server's first validation message per setting or part, keyed by dotted path. */
export type Complaints = Readonly<Record<string, string>>;

const complaintsOf = (error: unknown): Complaints => {
  const issues = error instanceof ApiError ? (error.detail.issues ?? []) : [];
  return Object.fromEntries([...issues].reverse().map(({ path, message }) => [path, message]));
};

/** Undoes changes and reports the outcome in a toast. */
export function useUndo() {
  const { mutate, isPending } = useUndoSettings();
  const undo = (change: UndoSettingsInput) =>
    mutate(change, { onSuccess: () => toast(SETTINGS_COPY.undone), onError: toastFailedRequest });
  return { undo, pending: isPending };
}

/**
 * Saves settings against the revision shown when typing began, confirms it and offers to undo it.
 * Call `begin` on each edit. `overtaken` means that someone else saved first: the form then shows
 * the stored value, and the next save is based on it.
 */
export function useSaveSetting() {
  const { data: standing } = useShownSettings();
  const { mutate, isPending } = useChangeSettings();
  const { undo } = useUndo();
  const [complaints, setComplaints] = useState<Complaints>({});
  const [overtaken, setOvertaken] = useState(false);
  const upon = useRef<SettingsView | null>(null);

  function begin() {
    upon.current ??= standing ?? null;
  }

  function refused(error: unknown, onConflict?: (upon: SettingsView) => void) {
    const found = complaintsOf(error);
    setComplaints(found);
    if (error instanceof ApiError && error.detail.code === "conflict") {
      setOvertaken(true);
      if (upon.current) onConflict?.(upon.current);
      upon.current = null;
    }
    if (Object.keys(found).length === 0) toastFailedRequest(error);
  }

  function save(
    values: Values,
    { done, onConflict }: { done?: () => void; onConflict?: (upon: SettingsView) => void } = {},
  ) {
    begin();
    const read = upon.current;
    if (!read) return;
    setComplaints({});
    mutate(
      { ...values, revision: read.revision },
      {
        onSuccess: ({ revision: upTo }) => {
          upon.current = null;
          setOvertaken(false);
          done?.();
          const own = { keys: Object.keys(values) as SettingKey[], after: read.revision, upTo };
          toast({
            ...SETTINGS_COPY.saved,
            action: { label: SETTINGS_COPY.undo, onClick: () => undo(own) },
          });
        },
        onError: (error) => refused(error, onConflict),
      },
    );
  }

  return { save, begin, overtaken, complaints, pending: isPending };
}
