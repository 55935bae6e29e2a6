export const FORMATS = ["json", "html"] as const;
export type Format = (typeof FORMATS)[number];

/**
 * Downloads of one person in any 24 hours, whatever their form: each opens everything that is
 * stored about them.
 */
export const MAX_A_DAY = 6;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Under this name each download stands in the audit trail, and is counted there. */
export const EXPORT_ACTION = "account.export";

/**
 * Rows that are read, opened and written at once: what a download needs of memory, however much is
 * stored.
 */
export const PAGE = 200;

/**
 * The shape of the JSON file; goes up when somebody who reads it by program has to change their
 * program.
 */
export const FILE_VERSION = 1;

/** What a download brings only when it is asked for by name (decision 0045). */
export const ON_REQUEST = ["private-questions", "everything"] as const;
