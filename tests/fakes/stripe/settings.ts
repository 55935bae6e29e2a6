/** Loopback only; the keys open nothing anywhere. */
export const LOCAL_KEYS = {
  secretKey: "sk_test_local",
  publishableKey: "pk_test_local",
  webhookSecret: "whsec_local_for_tests_only",
} as const;

export interface Recorded {
  readonly call: string;
  readonly fields: Record<string, unknown>;
  readonly idempotencyKey: string | null;
}

/**
 * What becomes of a coming request: refused with a status, and in words of its own where they
 * matter, done without an answer, or never answered.
 */
export type Fault = { readonly status: number; readonly message?: string } | "lost" | "silence";
