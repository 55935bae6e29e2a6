import type { Audience } from "@/lib/shared/audience";
import { CERTIFICATES_COPY } from "./copy";
import { metricsShown } from "./policy";
import type { Metrics } from "./types";

/** One short sentence for each metric present, in the wording used when it was issued. */
export const achievementsOf = (metrics: Metrics, audience: Audience): string[] =>
  metricsShown(metrics).map(([metric, count]) =>
    CERTIFICATES_COPY[audience].achievements[metric](count),
  );
