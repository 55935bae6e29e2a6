import type { Audience } from "@/lib/shared/audience";
import disclaimer from "@/messages/en/disclaimer.json";
import type { DisclaimerCopy } from "./schema";

/** Shown on every page (CRIS-12), in one wording for adults and one for children. */
export const DISCLAIMER: Readonly<Record<Audience, DisclaimerCopy>> = disclaimer;
