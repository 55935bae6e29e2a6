import type { AgeGroup } from "@/lib/shared/audience";

export interface Approach {
  readonly name: string;
  readonly shortName: string;
  readonly category:
    | "Cognitive and behavioural"
    | "Mindfulness and acceptance"
    | "Motivation and solutions"
    | "Relationships and meaning";
  readonly description: string;
  readonly techniques: string[];
  readonly conditions: string[];
  readonly ageGroups: AgeGroup[];
  readonly systemPrompt: string;
}

/** Ends every prompt: an approach shapes the conversation but never overrides the safety rules. */
export const BOUNDS = [
  "You are an AI guide that draws on this approach. Say so when asked, and never claim a title, a licence, training or a human life.",
  "Do not diagnose, do not advise on medicines, and do not promise results.",
  "One idea and at most one question at a time, in the person's own words and language.",
  "At any sign of danger to the person or somebody else, leave the approach aside: safety comes first.",
].join(" ");

export const prompt = (...sentences: readonly string[]): string => [...sentences, BOUNDS].join(" ");
