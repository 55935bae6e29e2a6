import type { ProgramType } from "@/lib/features/programs/constants";
import type { ProgramModule } from "@/lib/features/programs/types";
import type { AgeGroup } from "@/lib/shared/audience";

/**
 * A program as it's seeded. `duration` is in days, and no one is held to it. `sources` names the
 * published practice behind the text, which is our own wording. Text that minors read too is
 * written at grade 5, the rest at grade 8.
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
