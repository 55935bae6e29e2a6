import type { SettingKey } from "./constants";
import type { SettingValues } from "./schema";

/** What GET answers, and PUT takes back whole or in part. */
export interface SettingsView extends SettingValues {
  readonly revision: number;
}

/** One change as the page tells it. It can be undone by itself. */
export interface SettingChangeView {
  readonly revision: number;
  readonly key: SettingKey;
  readonly before: unknown;
  readonly after: unknown;
  /** Staff by name; null when their account is gone. */
  readonly by: string | null;
  readonly at: Date | string;
}
