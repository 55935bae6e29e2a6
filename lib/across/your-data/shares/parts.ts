import { listCertificates } from "@/lib/features/certificates/queries";
import { listScores } from "@/lib/features/mood/queries";
import { listPain } from "@/lib/features/movement/sessions/queries";
import { listProgress } from "@/lib/features/programs/list-progress";
import { SECTIONS, type Section } from "@/lib/features/safety-plan/constants";
import { readSafetyPlan } from "@/lib/features/safety-plan/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { dayOf } from "@/lib/shared/dates";
import type {
  SharedCertificate,
  SharedMood,
  SharedMovement,
  SharedProgramme,
  SharedStep,
} from "./types";

/** When a share's period starts, and the owner's time zone. */
export interface Look {
  readonly since: Date;
  readonly zone: string;
}

/** Newest first. */
export async function moodsOf(owner: MemberCtx, { since, zone }: Look): Promise<SharedMood[]> {
  const scores = await listScores(owner, { since });
  return scores.map(({ mood, moodScore, createdAt }) => ({
    day: dayOf(createdAt, zone),
    mood,
    score: moodScore,
  }));
}

export async function programmesOf(owner: MemberCtx): Promise<SharedProgramme[]> {
  const progress = await listProgress(owner);
  return progress.map(({ programName, progress: percent, status }) => ({
    name: programName,
    progress: percent,
    isFinished: status === "completed",
  }));
}

/**
 * Certificates for finished things, with their dates. A certificate's other details stay with its
 * holder.
 */
export async function certificatesOf(
  owner: MemberCtx,
  { zone }: Look,
): Promise<SharedCertificate[]> {
  const certificates = await listCertificates(owner);
  return certificates.map(({ programName, completionDate }) => ({
    name: programName,
    day: dayOf(completionDate, zone),
  }));
}

export async function movementOf(owner: MemberCtx, { since, zone }: Look): Promise<SharedMovement> {
  const sessions = await listPain(owner, { since });
  return {
    sessions: sessions.length,
    minutes: sessions.reduce((sum, { duration }) => sum + duration, 0),
    pain: sessions.flatMap(({ createdAt, painBefore, painAfter }) =>
      painBefore === null || painAfter === null
        ? []
        : [{ day: dayOf(createdAt, zone), before: painBefore, after: painAfter }],
    ),
  };
}

/** The lines of one step, without phone numbers, because those belong to other people. */
export const linesOf = async (owner: MemberCtx, section: Section): Promise<string[]> =>
  (await readSafetyPlan(owner))[section].map(({ text }) => text);

export async function planOf(owner: MemberCtx): Promise<SharedStep[]> {
  const plan = await readSafetyPlan(owner);
  return SECTIONS.map((section) => ({ section, lines: plan[section].map(({ text }) => text) }));
}
