import { KINDS, SEVERITIES } from "@/lib/crisis/constants";
import { fillPrompt, promptFile, promptLines } from "@/lib/shared/prompt-file";

const lines = promptFile("second-reader", promptLines);

/**
 * The prompt for a configured model that reads a message alongside the detector. Its labels are the
 * ones in constants.ts.
 */
export const secondOpinionPrompt = (): string =>
  fillPrompt(lines().join("\n"), { kinds: KINDS.join(", "), severities: SEVERITIES.join(", ") });
