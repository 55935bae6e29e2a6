import { interfaceText } from "@/lib/shared/interface-text";
import { z } from "@/lib/shared/zod-messages";

const text = interfaceText();

/**
 * Words for reading a plan, in the person's language: it appears inside the crisis dialog, so the
 * dialog's rules apply. The editor uses the interface's language (contract 8).
 */
const planReading = z.strictObject({
  title: text,
  steps: z.strictObject({
    warningSigns: text,
    ownWays: text,
    peopleAndPlaces: text,
    helpers: text,
    professionals: text,
    saferPlace: text,
    worthLivingFor: text,
  }),
  empty: text,
  make: text,
  change: text,
  signedOut: text,
  blank: text,
  readFailed: text,
  retry: text,
  loading: text,
  offline: text,
  nothing: text,
  noConnection: text,
  /** Shown with no network and no copy: things that help anyway. */
  notHere: text,
  /** The label of the only field, since there's no room for more in a hard minute. */
  oneLine: text,
  oneLineHint: text,
  add: text,
  /** Says where the line stays until the plan is available. */
  kept: text,
  saved: text,
});
export type PlanReadingCopy = z.infer<typeof planReading>;

export const safetyPlanMessages = z.strictObject({ adult: planReading, child: planReading });
