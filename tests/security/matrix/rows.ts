import { CARE } from "./care";
import { EVERYDAY } from "./everyday";
import { FAMILY } from "./family";
import { PLANS } from "./plans";
import type { Rows } from "./row";
import { SHARES } from "./shares";
import { TWO } from "./two";

/**
 * Every call that isn't a staff call, with its expected statuses
 * (tests/integration/staff-matrix.db.test.ts has those under /api/admin and /api/marketing). A new
 * call needs one line in one of these files; the other attack tests reuse the requests.
 */
export const ROWS: Rows = { ...EVERYDAY, ...CARE, ...FAMILY, ...TWO, ...SHARES, ...PLANS };

/** Covered by the staff matrix, which fails if one of them isn't listed there. */
export const isStaffCall = (path: string): boolean => /^\/api\/(admin|marketing)\//.test(path);

/** Calls that a test in this process can't send, and the tests that cover them. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  "GET /api/login": "asks the identity provider, for whoever comes: tests/e2e/sign-in.spec.ts",
};
