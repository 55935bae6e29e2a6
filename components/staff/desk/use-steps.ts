"use client";

import { useState } from "react";
import type { IncidentChange, ShownDetail } from "@/lib/across/staff/desk/client";
import { DEEDS, type Deed, OUTCOMES, type Outcome } from "@/lib/across/staff/desk/constants";
import { DETAIL, STEPS } from "./copy";
import { useNote } from "./use-note";
import { type ChangeResult, useSend } from "./use-send";

/** Choice in the list of actions that leaves the description to the note. */
export const OWN_WORDS = "own_words";

export const deedOf = (value: string): Deed | undefined => DEEDS.find((deed) => deed === value);
/** Actions that say what someone did, or why nothing had to be done. */
const TOLD: ReadonlySet<string> = new Set(["act", "note"]);

const outcomeOf = (value: string): Outcome | undefined =>
  OUTCOMES.find((outcome) => outcome === value);

/**
 * The clinician's actions on the open incident. Their text is kept across reloads until it's
 * stored.
 */
export function useSteps(detail: ShownDetail, onResolved: () => void) {
  const { send, complain, ...sending } = useSend(detail.id);
  const { clear, ...writing } = useNote(detail.id);
  const [deed, setDeed] = useState("");
  const [outcome, setOutcome] = useState("");
  const [told, setTold] = useState(false);
  const { note } = writing;
  const words = note.trim() || undefined;
  const isTold = told || detail.notes.some(({ action, struck }) => TOLD.has(action) && !struck);

  /** Clears only what was stored, not anything written or chosen meanwhile. */
  async function sendWritten(
    what: IncidentChange,
    said: Parameters<typeof send>[1],
  ): Promise<boolean> {
    const from = document.activeElement;
    if (!(await send(what, said))) return false;
    if (what.note) clear(note);
    if (what.action === "act") setDeed((now) => (now === deed ? "" : now));
    if (TOLD.has(what.action)) setTold(true);
    if (what.action === "resolve") setOutcome((now) => (now === outcome ? "" : now));
    // If focus stayed in a select, the next shortcut key would choose from it, and an action that
    // never happened could be stored.
    if (from instanceof HTMLSelectElement && document.activeElement === from) from.blur();
    if (what.action === "resolve") onResolved();
    return true;
  }

  /** A colleague may have been faster, so it names whoever is assigned now. */
  const takenBy = ({ assignedTo }: ChangeResult): string =>
    assignedTo === detail.reader
      ? STEPS.acknowledged
      : STEPS.withAnother(
          detail.colleagues.find((each) => each.id === assignedTo)?.name ?? STEPS.somebody,
        );

  /** Nothing is erased from the record: an entry stored by mistake is struck through. */
  const takeBack = ({ entry }: ChangeResult): void => {
    if (!entry) return;
    const said = { title: STEPS.struck, description: STEPS.struckText };
    void send({ action: "strike", entry, note: DETAIL.strikeDefault }, said);
  };
  const saved = { title: STEPS.saved, undo: takeBack };

  /** Stores the chosen action with the note, or the note alone if no action is chosen. */
  async function store(): Promise<boolean> {
    if (deed === OWN_WORDS && !words) return complain({ note: STEPS.needsOwnWords });
    if (deed) return sendWritten({ action: "act", template: deedOf(deed), note: words }, saved);
    return words
      ? sendWritten({ action: "note", note: words }, saved)
      : complain({ template: STEPS.needsWords });
  }

  /**
   * Stores a chosen but unsaved action first, with the note, so that closing the incident loses
   * nothing.
   */
  async function resolve(): Promise<boolean> {
    const own = deed ? undefined : words;
    if (!outcome && !own)
      return complain({ outcome: deed ? STEPS.needsOnlyOutcome : STEPS.needsOutcome });
    // "Reached, safe for now" is one arrow key away: closing with nothing done would put an action
    // on record that no one took.
    if (!deed && !own && !isTold && outcome !== "false_alarm")
      return complain({ outcome: STEPS.needsDeed });
    if (deed && !(await store())) return false;
    const undo = async (stored: ChangeResult) => {
      if (await send({ action: "reopen", note: undefined }, { title: STEPS.reopened }))
        takeBack(stored);
    };
    const what = { action: "resolve", template: outcomeOf(outcome), note: own } as const;
    return sendWritten(what, { title: STEPS.resolved, undo });
  }

  return {
    ...{ ...writing, ...sending, deed, outcome, setDeed, setOutcome, store, resolve },
    acknowledge: () => send({ action: "acknowledge", note: undefined }, { title: takenBy }),
    reopen: () => sendWritten({ action: "reopen", note: words }, { title: STEPS.reopened }),
    assign: (assignee: string) =>
      send(
        { action: "assign", assignee: assignee || null, note: undefined },
        { title: STEPS.assigned },
      ),
  };
}
