import { createHash } from "node:crypto";
import { CHECK_IN_ITEMS, type CheckInItem } from "./constants";
import type { CheckInAnswers, CheckInResult } from "./types";

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Days until joint work resumes after someone has answered again: at least this many, plus up to
 * `MORE_DAYS`.
 */
const MIN_DAYS = 3;
const MORE_DAYS = 4;

interface Answered {
  readonly id: string;
  readonly answers: CheckInAnswers;
  readonly createdAt: Date;
}

const saysYes = ({ answers }: Pick<Answered, "answers">): boolean =>
  CHECK_IN_ITEMS.some((item: CheckInItem) => answers[item] === "yes");
const saysNo = ({ answers }: Answered): boolean =>
  CHECK_IN_ITEMS.every((item) => answers[item] === "no");

/** Between three and seven days, fixed per row and impossible to guess. */
function waitOf({ id }: Pick<Answered, "id">): number {
  const [byte = 0] = createHash("sha256").update(id).digest();
  return (MIN_DAYS + (byte / 256) * MORE_DAYS) * DAY_MS;
}

/**
 * Whether a person's own answers keep joint work closed: one "yes" does. It resumes after they've
 * answered "no" to everything, and only once some days have passed: a person made to answer again,
 * with someone looking on, must not be given away by what happens next.
 *
 * @param newestFirst one person's check-ins
 */
export function keepsClosed(newestFirst: readonly Answered[], now: Date): boolean {
  const at = newestFirst.findIndex(saysYes);
  if (at === -1) return false;
  const firstNo = newestFirst.slice(0, at).findLast(saysNo);
  return !firstNo || now.getTime() - firstNo.createdAt.getTime() < waitOf(firstNo);
}

/**
 * Joint work also pauses for those days after one partner tells the guide that someone is harming
 * them.
 */
export const restsAfterHarm = (
  told: Pick<Answered, "id" | "createdAt"> | null,
  now: Date,
): boolean => told !== null && now.getTime() - told.createdAt.getTime() < waitOf(told);

/** The help shown to the person at once. "now": they said that today isn't safe. */
export function helpFor(answers: CheckInAnswers): CheckInResult["help"] {
  if (answers.today === "yes") return "now";
  return saysYes({ answers }) ? "soon" : "none";
}
