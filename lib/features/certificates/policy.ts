import type { Audience } from "@/lib/shared/audience";
import { PRODUCT } from "@/lib/shared/product";
import { METRICS, type Metric, SHOWN_HASH } from "./constants";
import type { Certificate, Metrics } from "./types";

/**
 * The path where anyone can check it; relative, so that it works under every hostname of the
 * service.
 */
export const checkPath = (verificationHash: string): string =>
  `/certificates/verify/${verificationHash}`;

export const hashShown = (verificationHash: string): string =>
  verificationHash.slice(0, SHOWN_HASH);

/** The audience whose words and colors a certificate uses: the holder's at the time of issue. */
export const audienceOfIssuer = ({
  issuingOrganization,
}: Pick<Certificate, "issuingOrganization">): Audience =>
  issuingOrganization === PRODUCT.child ? "child" : "adult";

/** The metrics present, in the order they're shown. */
export const metricsShown = (metrics: Metrics): readonly (readonly [Metric, number])[] =>
  METRICS.flatMap((metric) => {
    const count = metrics[metric] ?? 0;
    return count > 0 ? [[metric, count] as const] : [];
  });
