import type { SettingKey } from "./constants";
import type { SettingValues } from "./schema";

/** The response of GET; PUT takes it back whole or in part. */
export interface SettingsView extends SettingValues {
  readonly revision: number;
}

/** One change, as the page lists it. It can be undone by itself. */
export interface SettingChangeView {
  readonly revision: number;
  readonly key: SettingKey;
  readonly before: unknown;
  readonly after: unknown;
  /** The staff member's name; null when their account is gone. */
  readonly by: string | null;
  readonly at: Date | string;
}
