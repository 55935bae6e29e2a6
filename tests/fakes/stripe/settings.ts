/** For loopback only; the keys are valid nowhere. */
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
 * How a coming request fails: refused with a status (and a message if that matters), done without a
 * response, or never answered.
 */
export type Fault = { readonly status: number; readonly message?: string } | "lost" | "silence";
