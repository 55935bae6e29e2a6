/** Days before 13 and 18 on which both are told what changes. */
export const TOLD_BEFORE_DAYS = 30;
/** Young people taken by one run of the job, for each thing it does. */
export const GROWN_A_RUN = 50;

/** Lines of the audit about an age. The reason of the first is the border and how it came. */
export const AGE_TURNED = "age.turned";
export const AGE_CORRECTED = "age.corrected";
/** They named another grown-up first: whoever left it open is not the one who would be told. */
export const CORRECTION_ENDED = "age.correction_ended";
