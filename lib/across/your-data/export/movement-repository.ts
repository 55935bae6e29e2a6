import { certificateSeal } from "@/lib/features/certificates/sealed";
import {
  assessmentSeal,
  performanceSeal,
  ptSessionSeal,
  routineExerciseSeal,
  routineSeal,
} from "@/lib/features/movement/sealed";
import { enrolmentSeal } from "@/lib/features/programs/sealed";
import type { MemberCtx } from "@/lib/ports/context";
import { inPages } from "./in-pages";
import { openRows } from "./shown";
import { type Entry, type Part, Rows } from "./types";

const own = ({ actor }: MemberCtx) => ({ userId: actor.user.id });
const name = { select: { name: true } } as const;

const routines = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "pt_routines",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.ptRoutine.findMany({
        where: { AND: [own(ctx), after] },
        ...take,
        include: { exercises: { orderBy: { orderIndex: "asc" }, include: { exercise: name } } },
      }),
    ),
    (row) => ({
      ...routineSeal.open(ctx.actor.key, row),
      exercises: new Rows(
        "routine_exercises",
        openRows(ctx, "routine_exercises", row.exercises, (item) => ({
          ...routineExerciseSeal.open(ctx.actor.key, item),
          exercise: item.exercise.name,
        })),
      ),
    }),
  );

const sessions = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "pt_sessions",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.ptSession.findMany({
        where: { AND: [own(ctx), after] },
        ...take,
        include: { performances: { orderBy: { createdAt: "asc" }, include: { exercise: name } } },
      }),
    ),
    (row) => ({
      ...ptSessionSeal.open(ctx.actor.key, row),
      performances: new Rows(
        "exercise_performance",
        openRows(ctx, "exercise_performance", row.performances, (done) => ({
          ...performanceSeal.open(ctx.actor.key, done),
          exercise: done.exercise.name,
        })),
      ),
    }),
  );

const assessments = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "physical_assessments",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.physicalAssessment.findMany({ where: { AND: [own(ctx), after] }, ...take }),
    ),
    (row) => assessmentSeal.open(ctx.actor.key, row),
  );

const enrolments = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "user_programs",
    inPages("enrolledAt", ({ after, take }) =>
      ctx.db.userProgram.findMany({
        where: { AND: [own(ctx), after] },
        ...take,
        include: { program: name },
      }),
    ),
    (row) => ({ ...enrolmentSeal.open(ctx.actor.key, row), programName: row.program.name }),
  );

const certificates = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "certificates",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.certificate.findMany({ where: { AND: [own(ctx), after] }, ...take }),
    ),
    (row) => certificateSeal.open(ctx.actor.key, row),
  );

export const MOVEMENT_PARTS: readonly Part[] = [
  {
    name: "routines",
    table: "pt_routines",
    nested: { exercises: "routine_exercises" },
    entries: routines,
  },
  {
    name: "movementSessions",
    table: "pt_sessions",
    nested: { performances: "exercise_performance" },
    entries: sessions,
  },
  { name: "movementChecks", table: "physical_assessments", entries: assessments },
  { name: "programmes", table: "user_programs", entries: enrolments },
  { name: "certificates", table: "certificates", entries: certificates },
];
