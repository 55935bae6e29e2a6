import type { AgeGroup } from "@/lib/shared/audience";
import type { Counted, EnrolmentStatus, ProgramType } from "./constants";

/**
 * One step of a programme: something to read, something to do, and what of the doing is counted.
 */
export interface ProgramModule {
  readonly key: string;
  readonly title: string;
  readonly read: string;
  readonly todo: string;
  readonly counts: Counted;
  /** How many make the step whole. Steps of one kind are filled one after the other. */
  readonly target: number;
}

/** `programs.requirements`. */
export interface Requirements {
  readonly ageGroups: readonly AgeGroup[];
  /** Where the contents come from, for the foot of the page. */
  readonly sources: readonly string[];
  readonly modules: readonly ProgramModule[];
}

/** A programme as the API answers it (DATA-16). */
export interface Program {
  readonly id: string;
  readonly name: string;
  readonly type: ProgramType;
  readonly description: string;
  /** Days that it is made for; nobody is hurried. */
  readonly duration: number;
  readonly requirements: Requirements;
  readonly isActive: boolean;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** How much of what was done since enrolling. */
export type Counts = Readonly<Partial<Record<Counted, number>>>;

/** A step with what was done of it; `done` never passes `target`. */
export interface WalkedModule extends ProgramModule {
  readonly done: number;
}

/** An enrolment as the API answers it (DATA-17, API-43). */
export interface Enrolment {
  readonly id: string;
  readonly userId: string;
  readonly programId: string;
  readonly programName: string;
  readonly programType: ProgramType;
  /** ISO 8601, UTC. */
  readonly enrolledAt: string;
  readonly completedAt: string | null;
  /** Percent. */
  readonly progress: number;
  readonly status: EnrolmentStatus;
  readonly certificateGenerated: boolean;
  readonly certificateId: string | null;
  readonly duration: number;
  readonly sources: readonly string[];
  readonly modules: readonly WalkedModule[];
}

/** What the page of one programme shows of it, whether it is still offered or only walked. */
export type ShownProgram = Pick<Program, "id" | "name" | "type" | "duration"> & {
  readonly description: string | null;
  readonly sources: readonly string[];
  readonly steps: readonly WalkedModule[];
};
