import { SETTINGS_COPY } from "@/lib/core/settings/copy";

/** After a conflict, names the value now stored, next to a field that holds a different one. */
export const overtakenBy = (
  overtaken: boolean,
  typed: string | null | undefined,
  standing: string,
): string | undefined =>
  overtaken && typed !== null && typed !== undefined && typed !== standing
    ? SETTINGS_COPY.overtaken(standing)
    : undefined;
