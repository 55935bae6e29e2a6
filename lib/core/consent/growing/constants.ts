/** How many days before turning 13 or 18 both sides are told about the changes. */
export const TOLD_BEFORE_DAYS = 30;
/** Maximum young people processed in each step of a job run. */
export const GROWN_A_RUN = 50;

/**
 * Audit actions about age. The reason on `AGE_TURNED` is the age reached and how it was reached.
 */
export const AGE_TURNED = "age.turned";
export const AGE_CORRECTED = "age.corrected";
/**
 * The young person named another grown-up before correcting their age. The correction is no longer
 * open, because the grown-up who allowed it would no longer be the one who is told.
 */
export const CORRECTION_ENDED = "age.correction_ended";
