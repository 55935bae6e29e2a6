"use client";

import { useRef, useState } from "react";
import { toastFailedRequest } from "@/lib/client/admin-session";
import { ApiError } from "@/lib/client/api";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { toast } from "@/lib/client/toast";
import { type IncidentChange, type ShownDetail, useChangeIncident } from "@/lib/features/crisis-desk/client";
import { DEEDS, type Deed, OUTCOMES, type Outcome } from "@/lib/features/crisis-desk/constants";
import { STEPS } from "./copy";

type Stored = Awaited<ReturnType<ReturnType<typeof useChangeIncident>["mutateAsync"]>>;
/** What is said of a change that was stored. */
type Said = string | ((stored: Stored) => string);

export type Problem = Partial<Record<"note" | "template" | "outcome" | "assignee", string>>;

const draftOf = (id: string): string => `incident.${id}`;

const deedOf = (value: string): Deed | undefined => DEEDS.find((deed) => deed === value);
const outcomeOf = (value: string): Outcome | undefined => OUTCOMES.find((outcome) => outcome === value);

/** What a clinician does with the open incident. What they wrote stays until it is stored, through reloads too. */
export function useSteps(detail: ShownDetail, onResolved: () => void) {
  const { id } = detail;
  const change = useChangeIncident(id);
  const [note, setNote] = useState(() => readDraft(draftOf(id)));
  const written = useRef(note);
  const [deed, setDeed] = useState("");
  const [outcome, setOutcome] = useState("");
  const [problem, setProblem] = useState<Problem>({});

  const write = (text: string): void => {
    setNote(text);
    written.current = text;
    writeDraft(draftOf(id), text);
  };

  async function send(what: IncidentChange, said: Said, undo?: () => void): Promise<boolean> {
    setProblem({});
    try {
      const stored = await change.mutateAsync(what);
      const title = typeof said === "string" ? said : said(stored);
      toast({ title, ...(undo ? { action: { label: STEPS.undo, onClick: undo } } : {}) });
      return true;
    } catch (error) {
      setProblem(problemOf(error, what.action));
      return false;
    }
  }

  /** Clears what was stored, and nothing that was written or chosen meanwhile. */
  async function sendWritten(what: IncidentChange, said: Said, undo?: () => void): Promise<void> {
    const from = document.activeElement;
    if (!(await send(what, said, undo))) return;
    const text = written.current;
    write(text.startsWith(note) ? text.slice(note.length).trimStart() : text);
    setDeed((now) => (now === deed ? "" : now));
    setOutcome((now) => (now === outcome ? "" : now));
    // Left in a list, the next key of the desk would choose from it, and could be stored as a deed that nobody did.
    if (from instanceof HTMLSelectElement && document.activeElement === from) from.blur();
    if (what.action === "resolve") onResolved();
  }

  /** Whoever works on it may be somebody else: a colleague was faster. */
  const takenBy = ({ assignedTo }: Stored): string =>
    assignedTo === detail.reader
      ? STEPS.acknowledged
      : STEPS.withAnother(detail.colleagues.find((each) => each.id === assignedTo)?.name ?? STEPS.somebody);

  const words = note.trim() || undefined;
  return {
    ...{ note, deed, outcome, problem, write, setDeed, setOutcome, pending: change.isPending },
    acknowledge: () => send({ action: "acknowledge", note: undefined }, takenBy),
    act: () =>
      deed || words
        ? sendWritten({ action: "act", template: deedOf(deed), note: words }, STEPS.saved)
        : setProblem({ template: STEPS.needsWords }),
    saveNote: () =>
      words ? sendWritten({ action: "note", note: words }, STEPS.saved) : setProblem({ note: STEPS.needsWords }),
    resolve: () =>
      outcome || words
        ? sendWritten({ action: "resolve", template: outcomeOf(outcome), note: words }, STEPS.resolved, () => {
            void send({ action: "reopen", note: undefined }, STEPS.reopened);
          })
        : setProblem({ outcome: STEPS.needsOutcome }),
    reopen: () => sendWritten({ action: "reopen", note: words }, STEPS.reopened),
    assign: (assignee: string) =>
      send({ action: "assign", assignee: assignee || null, note: undefined }, STEPS.assigned),
  };
}

/** A complaint goes to its field; whoever was faster, and a network that is away, are told in a toast (ERR-27). */
function problemOf(error: unknown, action: IncidentChange["action"]): Problem {
  const { issues } = error instanceof ApiError ? error.detail : {};
  const known = issues?.find(({ path }) => path === "note" || path === "template" || path === "assignee");
  if (known) {
    const field = known.path === "template" && action === "resolve" ? "outcome" : known.path;
    return { [field]: known.message };
  }
  toastFailedRequest(error);
  return {};
}
