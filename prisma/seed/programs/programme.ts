import type { ProgramType } from "@/lib/features/programs/constants";
import type { ProgramModule } from "@/lib/features/programs/types";
import type { AgeGroup } from "@/lib/shared/audience";

/**
 * A programme as it is seeded. `duration` in days; nobody is held to it. `sources` name the
 * published practice that the words, which are our own, follow. What minors read too is written for
 * them (grade 5), the rest for adults (grade 8).
 */
export interface Programme {
  readonly slug: string;
  readonly name: string;
  readonly type: ProgramType;
  readonly description: string;
  readonly duration: number;
  readonly ageGroups: readonly AgeGroup[];
  readonly sources: readonly string[];
  readonly modules: readonly ProgramModule[];
}
