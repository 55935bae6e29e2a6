import type { Audience } from "@/lib/shared/audience";
import { EXPORT_ADULT, type PartName } from "./copy/adult";
import { EXPORT_CHILD } from "./copy/child";

export type { PartName };
export type ExportCopy = typeof EXPORT_ADULT;

/**
 * The words of a download. What single fields are called stands in `FIELDS`, the same for
 * everybody.
 */
export const EXPORT_COPY: Record<Audience, ExportCopy> = {
  adult: EXPORT_ADULT,
  child: EXPORT_CHILD,
};
