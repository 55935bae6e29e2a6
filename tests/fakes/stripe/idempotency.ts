import { Problem } from "./problem";

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly replayed?: boolean;
}

interface Kept {
  readonly print: string;
  /** Undefined while the first request is in progress. */
  answer?: Answer;
}

/**
 * docs.stripe.com/api/idempotent_requests: the first response to a key is stored, whatever it was,
 * and replayed; a different body with the same key is refused; a request that never began (a field
 * missing, another one in progress) stores nothing.
 */
export function createIdempotency() {
  const keys = new Map<string, Kept>();
  return {
    keys,
    async once(key: string, print: string, work: () => Promise<Answer>): Promise<Answer> {
      const known = keys.get(key);
      if (known && known.print !== print) {
        throw new Problem(400, {
          type: "idempotency_error",
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      if (known?.answer) return { ...known.answer, replayed: true };
      if (known) {
        throw new Problem(409, {
          type: "invalid_request_error",
          code: "idempotency_key_in_use",
          message: "There is currently another in-progress request using this Idempotent Key.",
        });
      }
      const kept: Kept = { print };
      keys.set(key, kept);
      const answer = await work();
      if (answer.status === 400) keys.delete(key);
      else kept.answer = answer;
      return answer;
    },
  };
}
