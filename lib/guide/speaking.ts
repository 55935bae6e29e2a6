import type { Turn } from "@/lib/ports/model";
import type { AgeGroup } from "@/lib/shared/audience";
import type { Entry, IndexedCard, Listening, MemoryWords, Moves } from "./content/schema";
import type { CoupleWords, Phrases, TraumaWords } from "./content/skill-schema";
import type { Skill } from "./skills/skill";
import type { TalkState } from "./turn-plan";

/** The guide's words of a language. */
export interface Content {
  readonly cards: ReadonlyMap<string, IndexedCard>;
  readonly moves: Moves;
  readonly listening: Listening;
  readonly memory: MemoryWords;
  readonly skills: readonly Skill[];
  readonly phrases: Readonly<Record<AgeGroup, Phrases>>;
  readonly trauma: TraumaWords;
  readonly couples: CoupleWords;
}

export interface Speaking {
  readonly turn: Turn;
  readonly ageGroup: AgeGroup;
  readonly content: Content;
  readonly standing: TalkState;
  /** A danger may show in the newest message. */
  readonly isDark: boolean;
  /** Entries of the cards that have words for this person. */
  readonly index: ReadonlyMap<string, Entry>;
}
