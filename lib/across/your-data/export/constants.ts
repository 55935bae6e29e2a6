export const FORMATS = ["json", "html"] as const;
export type Format = (typeof FORMATS)[number];

/**
 * Maximum downloads per person in any 24 hours, in either format. Each reads everything stored
 * about them.
 */
export const MAX_A_DAY = 6;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The audit trail's name for a download; the limit counts these events. */
export const EXPORT_ACTION = "account.export";

/**
 * Rows read, decrypted and written at a time. It limits a download's memory, however much is
 * stored.
 */
export const PAGE = 200;

/** Version of the JSON file's format. Increase it if programs that read the file have to change. */
export const FILE_VERSION = 1;

/** Included in a download only if the request names it (decision 0045). */
export const ON_REQUEST = ["private-questions", "everything"] as const;
