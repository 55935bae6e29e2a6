import { CARE } from "./care";
import { EVERYDAY } from "./everyday";
import { FAMILY } from "./family";
import { PLANS } from "./plans";
import type { Rows } from "./row";
import { SHARES } from "./shares";
import { TWO } from "./two";

/**
 * Every call that is no staff call, with what each is answered
 * (tests/integration/staff-matrix.db.test.ts holds those under /api/admin and /api/marketing). A
 * new call needs one line in one of these files; other attacks send the same requests.
 */
export const ROWS: Rows = { ...EVERYDAY, ...CARE, ...FAMILY, ...TWO, ...SHARES, ...PLANS };

/** Held by the staff matrix, which fails by itself when one of them is not listed there. */
export const isStaffCall = (path: string): boolean => /^\/api\/(admin|marketing)\//.test(path);

/** Calls that cannot be sent by a test in this process, and what proves them instead. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  "GET /api/login": "asks the identity provider, for whoever comes: tests/e2e/sign-in.spec.ts",
};
