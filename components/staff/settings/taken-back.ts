import type { SettingChangeView } from "@/lib/core/settings/types";

export type TakenBack = "taken_back" | "takes_back";

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Maps revisions to changes that undid the one before them and changes that were undone. Neither
 * offers "Undo", since pressing it again would bring back what the first press removed.
 *
 * @param changes newest first
 */
export function takenBack(changes: readonly SettingChangeView[]): ReadonlyMap<number, TakenBack> {
  const found = new Map<number, TakenBack>();
  changes.forEach((change, at) => {
    if (found.has(change.revision)) return;
    const earlier = changes.slice(at + 1).find(({ key }) => key === change.key);
    if (!earlier || !same(change.before, earlier.after) || !same(change.after, earlier.before))
      return;
    found.set(change.revision, "takes_back").set(earlier.revision, "taken_back");
  });
  return found;
}
