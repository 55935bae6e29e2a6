import type { SettingKey } from "./constants";
import type { SettingValues } from "./schema";

/** The response of GET. PUT accepts all or part of it. */
export interface SettingsView extends SettingValues {
  readonly revision: number;
}

/** One change as listed on the page. Each can be undone individually. */
export interface SettingChangeView {
  readonly revision: number;
  readonly key: SettingKey;
  readonly before: unknown;
  readonly after: unknown;
  /** The staff member's name. Null if their account no longer exists. */
  readonly by: string | null;
  readonly at: Date | string;
}
