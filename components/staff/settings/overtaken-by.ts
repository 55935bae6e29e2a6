import { SETTINGS_COPY } from "@/lib/core/settings/copy";

/**
 * After somebody else was faster: what stands there now, at a field in which something else is
 * typed.
 */
export const overtakenBy = (
  overtaken: boolean,
  typed: string | null | undefined,
  standing: string,
): string | undefined =>
  overtaken && typed !== null && typed !== undefined && typed !== standing
    ? SETTINGS_COPY.overtaken(standing)
    : undefined;
