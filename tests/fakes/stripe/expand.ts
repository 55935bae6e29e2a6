import { listOf, type Value } from "./form";
import { type Ledger, withoutSecret } from "./ledger";
import { invalid } from "./problem";

type Shown = Record<string, unknown>;

const isObject = (value: unknown): value is Shown => typeof value === "object" && value !== null;

/** Maximum depth that Stripe expands (docs.stripe.com/api/expanding_objects). */
const DEEPEST = 4;

/** A copy of a response in which the ids named by `expand` are replaced with their objects. */
export function expanded(ledger: Ledger, answer: unknown, paths: Value | undefined): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of listOf(paths)) {
    const steps = String(path).split(".");
    if (steps.length > DEEPEST) throw invalid(`You cannot expand more than ${DEEPEST} levels of a property`);
    follow(ledger, copy, steps);
  }
  return copy;
}

function follow(ledger: Ledger, at: unknown, [step, ...rest]: string[]): void {
  if (step === undefined || !isObject(at)) return;
  if (Array.isArray(at)) {
    for (const one of at) follow(ledger, one, [step, ...rest]);
    return;
  }
  const found = opened(ledger, at, step);
  if (found !== undefined) at[step] = found;
  follow(ledger, at[step], rest);
}

function opened(ledger: Ledger, at: Shown, step: string): unknown {
  const thing = ledger.find(String(step === "confirmation_secret" ? at.id : at[step]));
  if (!thing) return undefined;
  if (step === "confirmation_secret") return thing.object === "invoice" ? thing.confirmation_secret : undefined;
  return structuredClone(withoutSecret(thing));
}
