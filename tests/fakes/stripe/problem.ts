import type { Fields } from "./form";

/** An error response in the format of docs.stripe.com/api/errors. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly status: number;
  readonly body: {
    readonly type: string;
    readonly message: string;
    readonly code?: string;
    readonly param?: string;
    readonly decline_code?: string;
    /** The intent that the call was for. */
    readonly setup_intent?: object;
    readonly payment_intent?: object;
  };

  constructor(status: number, body: Problem["body"]) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, more: Omit<Problem["body"], "type" | "message"> = {}): Problem =>
  new Problem(400, { type: "invalid_request_error", message, ...more });

export const missing = (what: string, id: string): Problem =>
  new Problem(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    param: "id",
    message: `No such ${what}: '${id}'`,
  });

export const declined = (): Problem =>
  new Problem(402, {
    type: "card_error",
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  });

/** Refuses unknown and missing fields, like Stripe. */
export function checkFields(fields: Fields, known: readonly string[], required: readonly string[] = []): void {
  for (const name of Object.keys(fields)) {
    if (name !== "expand" && !known.includes(name)) {
      throw invalid(`Received unknown parameter: ${name}`, { code: "parameter_unknown", param: name });
    }
  }
  for (const name of required) {
    if (fields[name] === undefined || fields[name] === "") {
      throw invalid(`Missing required param: ${name}.`, { code: "parameter_missing", param: name });
    }
  }
}
