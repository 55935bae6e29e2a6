import { type ExaminedInput, examining } from "@/lib/core/incidents/examine";
import { crisisFlags } from "@/lib/crisis/crisis-flags";
import { knownExercises, readRoutine } from "@/lib/features/movement/queries";
import { RED_FLAGS } from "@/lib/features/movement/red-flags/copy";
import { storeExamined } from "@/lib/features/movement/store-examined";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure, type Issue } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { OLDEST_RECORDED_MS } from "./constants";
import { findOwnSession, insertSession } from "./repository";
import type { RecordSessionInput } from "./schema";
import type { RecordedSession } from "./types";

/** A device's clock may run fast; cap the end at now. */
function momentOf(now: Date, recordedAt: string | undefined): Date {
  if (recordedAt === undefined) return now;
  const moment = Math.min(Date.parse(recordedAt), now.getTime());
  if (now.getTime() - moment <= OLDEST_RECORDED_MS) return new Date(moment);
  const message = "A session can be at most a week old";
  throw new Failure("invalid", message, { issues: [{ path: "recordedAt", message }] });
}

async function refuseUnknown(
  ctx: MemberCtx,
  { performances, stopSigns }: RecordSessionInput,
): Promise<void> {
  const known = await knownExercises(
    ctx,
    performances.map(({ exerciseId }) => exerciseId),
  );
  const flags = new Set(RED_FLAGS.map(({ id }) => String(id)));
  const issues: Issue[] = [
    ...performances.flatMap(({ exerciseId }, at) =>
      known.has(exerciseId)
        ? []
        : [{ path: `performances.${at}.exerciseId`, message: "This exercise was not found" }],
    ),
    ...stopSigns.flatMap((sign, at) =>
      flags.has(sign) ? [] : [{ path: `stopSigns.${at}`, message: "We don't know this sign" }],
    ),
  ];
  if (issues[0]) throw new Failure("invalid", issues[0].message, { issues });
}

/** Screens the person's notes. */
export const examineNotes = examining(({ notes }: RecordSessionInput) => [notes]);

/**
 * Records a finished or stopped routine: the session and each exercise's outcome, in one
 * transaction (PHYS-10). The next routine builds on it. Notes are screened for a crisis like
 * anything a person writes (CRIS-16).
 *
 * @throws Failure not_found when the routine is not the caller's; invalid for an exercise that they
 *   may not do
 */
export async function recordPtSession(
  ctx: MemberCtx,
  { input, ...examination }: ExaminedInput<RecordSessionInput>,
): Promise<RecordedSession> {
  if (input.routineId) await readRoutine(ctx, { id: input.routineId });
  await refuseUnknown(ctx, input);
  const ended = momentOf(ctx.now(), input.recordedAt);
  const id = newId();
  const session = await storeExamined(ctx, examination, "movement_session", async (tx) => {
    await insertSession(tx, id, ended, input);
    const stored = await findOwnSession(tx, id);
    if (!stored) throw new Error("the session that was just stored is gone");
    return stored;
  });
  return { ...session, ...crisisFlags(examination.finding) };
}
