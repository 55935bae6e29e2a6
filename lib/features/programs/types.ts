import type { AgeGroup } from "@/lib/shared/audience";
import type { CountedMetric, EnrolmentStatus, ProgramType } from "./constants";

/** One step of a program: something to read, something to do, and which activity counts. */
export interface ProgramModule {
  readonly key: string;
  readonly title: string;
  readonly read: string;
  readonly todo: string;
  readonly counts: CountedMetric;
  /** How many complete the step. Steps of one kind fill one after the other. */
  readonly target: number;
}

/** `programs.requirements`. */
export interface Requirements {
  readonly ageGroups: readonly AgeGroup[];
  /** Where the content comes from, for the page's footer. */
  readonly sources: readonly string[];
  readonly modules: readonly ProgramModule[];
}

/** A program as the API returns it (DATA-16). */
export interface Program {
  readonly id: string;
  readonly name: string;
  readonly type: ProgramType;
  readonly description: string;
  /** Days it's designed for; no one is rushed. */
  readonly duration: number;
  readonly requirements: Requirements;
  readonly isActive: boolean;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Number of each counted activity since enrolling. */
export type Counts = Readonly<Partial<Record<CountedMetric, number>>>;

/** A step with its progress; `done` never exceeds `target`. */
export interface WalkedModule extends ProgramModule {
  readonly done: number;
}

/** An enrolment as the API returns it (DATA-17, API-43). */
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

/** The data a program's page shows, whether it's still offered or only enrolled in. */
export type ShownProgram = Pick<Program, "id" | "name" | "type" | "duration"> & {
  readonly description: string | null;
  readonly sources: readonly string[];
  readonly steps: readonly WalkedModule[];
};
