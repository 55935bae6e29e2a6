import type { Audience } from "@/lib/shared/audience";
import { CERTIFICATES_COPY } from "./copy";
import { metricsShown } from "./policy";
import type { Metrics } from "./types";

/** One short sentence for each number that there is, in the words of the time of issue. */
export const achievementsOf = (metrics: Metrics, audience: Audience): string[] =>
  metricsShown(metrics).map(([metric, count]) =>
    CERTIFICATES_COPY[audience].achievements[metric](count),
  );
