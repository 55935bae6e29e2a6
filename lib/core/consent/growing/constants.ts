/** How many days before turning 13 or 18 both sides are told about the changes. */
export const TOLD_BEFORE_DAYS = 30;
/** Maximum young people per job run, for each of its steps. */
export const GROWN_A_RUN = 50;

/** Audit actions about age. The reason of `AGE_TURNED` is the border and how it was reached. */
export const AGE_TURNED = "age.turned";
export const AGE_CORRECTED = "age.corrected";
/**
 * The young person named another grown-up before correcting their age: the one who left it open
 * would no longer be the one who's told.
 */
export const CORRECTION_ENDED = "age.correction_ended";
