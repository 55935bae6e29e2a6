import { promptFile, promptLines } from "@/lib/shared/prompt-file";

const lines = promptFile("routine", promptLines);

/**
 * The prompt for a configured model refining a planned routine. Its rules are checked on the
 * answer, not trusted.
 */
export const advisorPrompt = (): string => lines().join("\n");
