import { readDraft, writeDraft } from "@/lib/client/drafts";
import {
  isConflict,
  isConsentMissing,
  isOffline,
  readPlan,
  savePlan,
} from "@/lib/features/safety-plan/client";
import { PLAN_DRAFT } from "@/lib/features/safety-plan/constants";
import {
  crowdedSteps,
  isSamePlan,
  mergePlans,
  NO_PLAN,
  newTexts,
  savablePart,
  sectionsOf,
  withSection,
} from "@/lib/features/safety-plan/policy";
import type {
  PlanItem,
  PlanSections,
  SafetyPlan,
  SavedPlan,
} from "@/lib/features/safety-plan/types";

/**
 * "tab": a parent hasn't agreed yet, so nothing may be stored on the server. "crowded": a
 * step over its limit waits in the tab; the others are saved.
 */
export type SaveState = "idle" | "saving" | "saved" | "offline" | "failed" | "tab" | "crowded";

/** A version no plan has: a change based on it is always refused. */
const NO_VERSION = new Date(0).toISOString();

export interface KeptPlan {
  readonly plan: PlanSections;
  readonly state: SaveState;
  /** The plan was changed elsewhere, and this is both versions merged. */
  readonly merged: boolean;
}

export interface KeeperEvents {
  onSaved(saved: SafetyPlan): void;
  /** A save's response or an error, to be checked for a crisis. */
  onAnswer(answer: SavedPlan | unknown): void;
}

/** This tab's unsaved changes. */
export interface PlanDraft {
  readonly plan: PlanSections;
  /** The saved plan that the change is based on. */
  readonly base: SafetyPlan;
}

const noDraft = (): void => writeDraft(PLAN_DRAFT, "");

/** This tab's unsaved changes, or null. */
export function readPlanDraft(): PlanDraft | null {
  try {
    return JSON.parse(readDraft(PLAN_DRAFT) || "null");
  } catch {
    return null;
  }
}

/**
 * Keeps a plan while it is being written: every change is first drafted in this tab and then saved,
 * one save at a time. A failed save stays a draft and is retried with the next change, on request,
 * and when the network is back.
 */
export function createPlanKeeper(initial: SafetyPlan, tabOnly: boolean, events: KeeperEvents) {
  let base = initial;
  let kept: KeptPlan = { plan: sectionsOf(initial), state: "idle", merged: false };
  let running = false;
  const listeners = new Set<() => void>();

  function show(part: Partial<KeptPlan>): void {
    kept = { ...kept, ...part };
    for (const listener of listeners) listener();
  }

  function draft(): void {
    writeDraft(PLAN_DRAFT, JSON.stringify({ plan: kept.plan, base } satisfies PlanDraft));
  }

  /** Merges another device's save; nothing of either is lost. */
  async function takeIn(): Promise<void> {
    const theirs = await readPlan();
    const plan = mergePlans(base, kept.plan, theirs);
    base = theirs;
    show({ plan, merged: true });
    draft();
  }

  async function saveOnce(): Promise<void> {
    try {
      const answer = await savePlan(savablePart(kept.plan, base), base);
      const { crisis_detected: _, concern: __, severity: ___, ...saved } = answer;
      base = saved;
      events.onSaved(saved);
      events.onAnswer(answer);
    } catch (error) {
      if (!isConflict(error)) throw error;
      await takeIn();
    }
  }

  async function save(): Promise<void> {
    if (running) return;
    running = true;
    show({ state: "saving" });
    try {
      while (!isSamePlan(savablePart(kept.plan, base), base)) await saveOnce();
      const isWhole = crowdedSteps(kept.plan).length === 0;
      if (isWhole) noDraft();
      else draft();
      show({ state: isWhole ? "saved" : "crowded" });
    } catch (error) {
      events.onAnswer(error);
      show({ state: isConsentMissing(error) ? "tab" : isOffline(error) ? "offline" : "failed" });
    } finally {
      running = false;
    }
  }

  /**
   * Nothing is stored, but the new lines are sent all the same: the server checks even refused text
   * for a crisis (contract 8).
   */
  async function sendUnkept(before: PlanSections): Promise<void> {
    const news = newTexts(before, kept.plan).map(({ text }) => text);
    if (news.length === 0) return;
    const read = { ...sectionsOf(NO_PLAN), ownWays: news.map(toItem) };
    await savePlan(read, { ...NO_PLAN, updatedAt: NO_VERSION }).catch(events.onAnswer);
  }

  return {
    read: (): KeptPlan => kept,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Restores this tab's unsaved changes. */
    restore(): void {
      const found = readPlanDraft();
      if (tabOnly) show({ state: "tab" });
      if (!found) return;
      const elsewhere = found.base.updatedAt !== base.updatedAt;
      show({
        plan: elsewhere ? mergePlans(found.base, found.plan, base) : found.plan,
        merged: elsewhere,
      });
      if (!tabOnly) void save();
    },
    change(section: keyof PlanSections, items: readonly PlanItem[]): void {
      const before = kept.plan;
      show({ plan: withSection(kept.plan, section, items), merged: false });
      draft();
      if (tabOnly || crowdedSteps(kept.plan).includes(section)) void sendUnkept(before);
      if (!tabOnly) void save();
    },
    save: (): void => void (tabOnly ? undefined : save()),
  };
}

const toItem = (text: string): PlanItem => ({ text, phone: null });
