import type { SpokenLanguage } from "@/lib/shared/languages";
import { hearTheirs } from "./theirs";

/** What the first message already says of the other person, for the first answer. */
export function saidAtFirst(
  text: string,
  language: SpokenLanguage,
  crisis: boolean,
): Record<string, "yes"> {
  const theirs = hearTheirs(text, language);
  return {
    ...(theirs.has("promise") ? { secret: "yes" } : {}),
    ...((theirs.has("acting") || (crisis && theirs.has("farewell"))) && !theirs.has("there")
      ? { time: "yes" }
      : {}),
    ...(theirs.has("silent") && !theirs.has("there") ? { worse: "yes" } : {}),
    // Like an illness, harm by others is no wish to die.
    ...(theirs.has("hit") && !theirs.has("wish") ? { ill: "yes" } : {}),
    ...(theirs.has("there") ? { help: "yes" } : {}),
  };
}
