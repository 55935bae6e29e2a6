import { Failure } from "@/lib/shared/failure";
import { lintAudience } from "./claims";
import { claimMessage } from "./copy";

interface Described {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly targetAudience?: string | null | undefined;
}

/**
 * No audience may be selected by an illness or a vulnerable moment.
 *
 * @throws Failure invalid with the field
 */
export function requireFairAudience({ name, description, targetAudience }: Described): void {
  const issues = [
    ...lintAudience(name ?? "", "name"),
    ...lintAudience(description ?? "", "description"),
    ...lintAudience(targetAudience ?? "", "targetAudience"),
  ].map(({ kind, words, path }) => ({ path, message: claimMessage(kind, words) }));
  if (issues[0]) throw new Failure("invalid", issues[0].message, { issues });
}
